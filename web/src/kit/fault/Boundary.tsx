import { Component, type ReactNode } from 'react';
import { Fault } from './Fault.tsx';

interface BoundaryProps {
  /** Where we are. What failed in one place is tried afresh in the next. */
  readonly at: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly caught: { readonly error: unknown } | undefined;
}

/** Catches what fails while the page is drawn: React would leave it blank. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { caught: undefined };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { caught: { error } };
  }

  override componentDidUpdate({ at }: BoundaryProps): void {
    if (at !== this.props.at && this.state.caught !== undefined) this.setState({ caught: undefined });
  }

  override render(): ReactNode {
    const { caught } = this.state;
    return caught === undefined ? this.props.children : <Fault error={caught.error} />;
  }
}
