import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

interface InViewProps {
  readonly className?: string | undefined;
  /** Holds the place until then, so that little moves when it arrives. */
  readonly room?: ReactNode;
  readonly children: ReactNode;
}

/** Room for something that's fetched and drawn when it comes into view. */
export function InView({ className, room, children }: InViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    // Above, a screen early: what grows before it's seen pushes nothing away under a finger.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '100% 0px 0px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame} className={className}>
      <Suspense fallback={room}>{seen ? children : room}</Suspense>
    </div>
  );
}
