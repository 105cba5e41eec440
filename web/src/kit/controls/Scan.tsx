import { encode } from 'uqr';

interface ScanProps {
  readonly text: string;
  readonly className?: string | undefined;
}

/** A code to be scanned: dark on light, with the quiet rim that cameras need. */
export function Scan({ text, className }: ScanProps) {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      className={className}
      data-part="scan"
      viewBox={`0 0 ${size} ${size}`}
      aria-hidden="true"
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
