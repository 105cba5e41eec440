import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

interface InViewProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Room for something that's fetched and drawn when it comes into view. */
export function InView({ className, children }: InViewProps) {
  const room = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = room.current;
    if (element === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={room} className={className}>
      <Suspense>{seen && children}</Suspense>
    </div>
  );
}
