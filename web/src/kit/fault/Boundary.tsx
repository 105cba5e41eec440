import { Component, type ReactNode } from 'react';
import { retryLate } from '../late/late.ts';
import { isMissingPart } from '../late/missing.ts';
import { Fault } from './Fault.tsx';

interface BoundaryProps {
  /** Where we are. What failed in one place is tried again in the next. */
  readonly at: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly caught: { readonly error: unknown } | undefined;
}

/** Catches what fails while the page is drawn (React would leave it blank), and parts that don't arrive. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { caught: undefined };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { caught: { error } };
  }

  override componentDidMount(): void {
    window.addEventListener('unhandledrejection', this.#onRejection);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('unhandledrejection', this.#onRejection);
  }

  override componentDidUpdate({ at }: BoundaryProps): void {
    if (at !== this.props.at && this.state.caught !== undefined) this.#retry();
  }

  override render(): ReactNode {
    const { caught } = this.state;
    return caught === undefined ? this.props.children : <Fault error={caught.error} onRetry={this.#retry} />;
  }

  readonly #retry = (): void => {
    retryLate();
    this.setState({ caught: undefined });
  };

  /** A press may want a part that doesn't arrive: React hears nothing of it. */
  readonly #onRejection = ({ reason }: PromiseRejectionEvent): void => {
    if (isMissingPart(reason)) this.setState({ caught: { error: reason } });
  };
}
