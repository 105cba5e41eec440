import { type ComponentType, use } from 'react';
import { late } from './late.ts';

/** A component that's loaded when it's first drawn. Unlike React's `lazy`, it can be tried again after it failed. */
export function lateComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const part = late(load);
  return function Late(props: Props) {
    const Part = use(part());
    return <Part {...props} />;
  };
}
