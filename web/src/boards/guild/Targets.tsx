import { type GuildView, mapNamed } from '@moonstaff/guild';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { type Box, centre, type Point } from '../../kit/hex/geometry.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { useMarks } from '../../table/spots/marks.ts';
import { spot } from '../../table/spots/spots.ts';
import type { Click } from './choose.ts';
import { fieldWords } from './describe.ts';
import { hexOf } from './land.ts';
import { fieldKey } from './places.ts';
import { ownSeat } from './state.ts';
import type { Pointing } from './usePointing.ts';

interface TargetsProps {
  readonly view: GuildView;
  readonly box: Box;
  readonly turned: boolean;
  readonly pointing: Pointing;
  /** Shows a point of the map, both ways from 0 to 1, should it be out of sight. */
  onLook(point: Point): void;
}

const STEPS: { readonly [key: string]: Point } = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The nearest target that lies that way: far aside counts double. */
function nextTarget(fields: readonly string[], from: string, step: Point, turned: boolean): string | undefined {
  const here = centre(hexOf(from), turned);
  let best: { readonly field: string; readonly far: number } | undefined;
  for (const field of fields) {
    const there = centre(hexOf(field), turned);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const along = dx * step.x + dy * step.y;
    const aside = Math.abs(dx * step.y - dy * step.x);
    if (along > 1 && (best === undefined || along + 2 * aside < best.far)) best = { field, far: along + 2 * aside };
  }
  return best?.field;
}

/** What pressing a field does, to somebody who does not see the map. */
function deedOf(click: Click | undefined): 'web.guild.routeCity' | 'web.guild.found' | 'web.guild.explore' {
  if (click === undefined || !('act' in click) || click.act.type === 'trade') return 'web.guild.routeCity';
  return click.act.type === 'village' ? 'web.guild.found' : 'web.guild.explore';
}

/**
 * Real buttons over the drawn map, one for each field that may be chosen; arrows go from one to the next. With
 * Shift they point at any field, to hear what it is and why it cannot be chosen.
 */
export function Targets({ view, box, turned, pointing, onLook }: TargetsProps) {
  const words = useWords();
  const marks = useMarks();
  const seat = ownSeat(view);
  const { targets, pointed, first, point, choose } = pointing;
  const fields = [...targets.keys()];
  const [roving, setRoving] = useState<string>();
  const host = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  // What the keys point at; where the mouse lies is nothing to them.
  const aimed = useRef<string>(undefined);
  const current = roving !== undefined && targets.has(roving) ? roving : fields[0];
  const known = fields.join(' ');

  // The button that was pressed is gone; focus goes on to what can be done next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the targets change
  useEffect(() => {
    if (!hadFocus.current || host.current?.contains(document.activeElement)) return;
    const next =
      host.current?.querySelector<HTMLElement>('[tabindex="0"]') ?? document.querySelector<HTMLElement>('.band-done');
    if (document.activeElement === document.body) next?.focus({ preventScroll: true });
  }, [known]);

  const map = mapNamed(view.options.map);
  const where = (field: string): Point => {
    const { x, y } = centre(hexOf(field), turned);
    return { x: (x - box.x) / box.width, y: (y - box.y) / box.height };
  };
  const onKey = (event: KeyboardEvent, field: string): void => {
    const here = aimed.current ?? field;
    if (event.key === 'Enter' && here !== field) {
      event.preventDefault();
      choose(here);
    }
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (event.shiftKey) {
      const next = nextTarget([...map.byId.keys()], here, step, turned) ?? here;
      aimed.current = next;
      point(next);
      onLook(where(next));
    } else {
      const next = nextTarget(fields, field, step, turned);
      host.current?.querySelector<HTMLElement>(`[data-field="${next}"]`)?.focus({ preventScroll: true });
    }
  };
  /** A finger first selects, then places; a mouse has pointed before it clicks, a key has focused. */
  const onClick = (event: MouseEvent, field: string): void => {
    const touched = event.detail > 0 && finger.current;
    if (touched && (selected.current !== field || pointed?.field !== field)) {
      selected.current = field;
      point(field);
    } else choose(field);
  };
  const finger = useRef(false);
  const selected = useRef<string>(undefined);

  return (
    <div ref={host} className="targets">
      {fields.map((field) => {
        const { x, y } = where(field);
        return (
          <button
            key={field}
            type="button"
            data-field={field}
            {...spot(fieldKey(seat, field), marks)}
            className="field-target"
            tabIndex={field === current ? 0 : -1}
            {...(field === first && { 'aria-pressed': true })}
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            onPointerDown={(event) => {
              finger.current = event.pointerType === 'touch';
            }}
            onClick={(event) => onClick(event, field)}
            onFocus={() => {
              hadFocus.current = true;
              aimed.current = undefined;
              setRoving(field);
              point(field);
              onLook({ x, y });
            }}
            onBlur={(event) => {
              if (event.relatedTarget !== null) hadFocus.current = false;
            }}
            onPointerEnter={(event) => event.pointerType === 'mouse' && point(field)}
            onKeyDown={(event) => onKey(event, field)}
          >
            <span className="spoken">
              {words.t(deedOf(targets.get(field)), { field: fieldWords(map.fields[map.byId.get(field) ?? -1], words) })}
            </span>
          </button>
        );
      })}
    </div>
  );
}
