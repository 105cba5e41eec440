import art from '../art/art.module.css';
import { IconAt } from '../art/Icon.tsx';
import { ValueCoin } from '../art/Token.tsx';
import { FEATURE_ICONS, type Feature, type Ground } from './space.ts';

/** What is printed on a space. `aside` leaves the middle to a piece: the value moves down and shrinks. */
export function SpaceFeature({
  feature,
  ground,
  aside = false,
}: {
  feature: Feature;
  ground: Ground;
  aside?: boolean;
}) {
  switch (feature.type) {
    case 'coin':
      return aside ? (
        <ValueCoin x={-11.5} y={8.5} r={7} value={feature.value} />
      ) : (
        <ValueCoin x={0} y={0} r={10} value={feature.value} />
      );
    case 'city':
      return <City value={feature.value} x={aside ? -4 : 0} />;
    case 'ruin':
      return <Ruin ground={ground} symbol={feature.symbol} x={aside ? -6 : 0} />;
    case 'tower':
      return <Ringed of="tower" color="#7C6331" />;
    case 'crystal':
      return <Crystal value={feature.value} />;
    case 'capital':
      return <IconAt name={FEATURE_ICONS.capital} x={0} y={0} size={34} color="#E8C36E" />;
    case 'volcano':
      return <IconAt name={FEATURE_ICONS.volcano} x={0} y={0} size={29} color="#4C6A7C" />;
    case 'reef':
      return <IconAt name={FEATURE_ICONS.reef} x={0} y={0} size={30} color="#3D6072" />;
  }
}

function City({ value, x }: { readonly value: number; readonly x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <IconAt name={FEATURE_ICONS.city} x={0} y={-3} size={25} color="#2B1D0C" />
      <rect x="-8" y="6" width="16" height="13" rx="2.6" fill="#FFF9EA" stroke="#2B1D0C" strokeWidth="1.4" />
      <text className={art.pieceNumber} y="16.6" fontSize="12.5" textAnchor="middle" fill="#1B252C">
        {value}
      </text>
    </g>
  );
}

function Ruin({ ground, symbol, x }: { ground: Ground; symbol: string | undefined; x: number }) {
  const color = ground === 'sea' ? '#EAF6FB' : '#4A3418';
  return (
    <g transform={`translate(${x} 0)`}>
      <IconAt name={FEATURE_ICONS.ruin} x={0} y={-1} size={24} color={color} />
      {symbol !== undefined && <RuinSymbol symbol={symbol} color={color} />}
    </g>
  );
}

const SHAPES: { readonly [symbol: string]: string } = {
  triangle: 'M0-4.6L4.6 3.6H-4.6Z',
  circle: 'M0-4.4A4.4 4.4 0 1 1 0 4.4A4.4 4.4 0 1 1 0-4.4Z',
  square: 'M-4-4H4V4H-4ZM-4-4L4 4M4-4L-4 4',
};

function RuinSymbol({ symbol, color }: { readonly symbol: string; readonly color: string }) {
  const shape = SHAPES[symbol];
  if (shape !== undefined)
    return <path d={shape} transform="translate(0 17)" fill="none" stroke={color} strokeWidth="1.5" />;
  return (
    <text className={art.pieceNumber} x="13" y="-8" fontSize="10.5" textAnchor="middle" fill={color}>
      {symbol}
    </text>
  );
}

function Ringed({ of, color }: { readonly of: 'tower' | 'crystal'; readonly color: string }) {
  return (
    <g>
      <circle r="15.2" fill="none" stroke={color} strokeWidth="1.5" strokeDasharray="4.2 3" opacity="0.85" />
      <IconAt name={FEATURE_ICONS[of]} x={0} y={0} size={19} color={color} />
    </g>
  );
}

function Crystal({ value }: { readonly value: number }) {
  return (
    <g>
      <Ringed of="crystal" color="#5B3F94" />
      <circle cx="12" cy="11.5" r="6.4" fill="#FFF9EA" stroke="#5B3F94" strokeWidth="1.3" />
      <text className={art.pieceNumber} x="12" y="15.2" fontSize="10.5" textAnchor="middle" fill="#2B1B4A">
        {value}
      </text>
    </g>
  );
}
