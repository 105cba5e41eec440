import { at } from '@moonstaff/kernel';
import type { NodeProcess } from './process.ts';
import type { FlakyProxy } from './proxy.ts';

/** The servers, their database, and what can be done to them. */
export interface Scene {
  readonly nodes: readonly NodeProcess[];
  /** Between the servers and PostgreSQL. */
  readonly proxy: FlakyProxy | undefined;
  restartDatabase(how: 'fast' | 'immediate'): Promise<void>;
  /** Takes all the room the servers have on the disk, or gives it back. */
  fillDisk(full: boolean): Promise<void>;
}

export interface Fault {
  readonly on: 'any' | 'sqlite' | 'postgres';
  strike(scene: Scene, round: number): Promise<void>;
  heal(scene: Scene, round: number): Promise<void>;
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const victim = ({ nodes }: Scene, round: number): NodeProcess => at(nodes, round % nodes.length);

const setLine = ({ proxy }: Scene, mode: FlakyProxy['mode'], delay = 0): void => {
  if (proxy === undefined) return;
  proxy.mode = mode;
  proxy.delay = delay;
};

const nothing = async (): Promise<void> => {};

/** An hour forward, an hour back, and right again. */
const JUMPS = [3_600_000, -3_600_000, 0];

export type FaultName = 'kill' | 'freeze' | 'cut' | 'gone' | 'hang' | 'slow' | 'restart' | 'crash' | 'full' | 'clock';

export const FAULTS: Readonly<Record<FaultName, Fault>> = {
  /** As when the machine loses power, except that the disk keeps what it was given. */
  kill: {
    on: 'any',
    strike: (scene, round) => victim(scene, round).kill(),
    heal: (scene, round) => victim(scene, round).start(),
  },
  freeze: {
    on: 'any',
    strike: async (scene, round) => {
      victim(scene, round).signal('SIGSTOP');
      await pause(500);
    },
    heal: async (scene, round) => victim(scene, round).signal('SIGCONT'),
  },
  /** Every connection to the database breaks; new ones get through. */
  cut: { on: 'postgres', strike: async ({ proxy }) => proxy?.cutAll(), heal: nothing },
  /** Nobody reaches the database for a while. */
  gone: {
    on: 'postgres',
    strike: async (scene) => {
      setLine(scene, 'cut');
      await pause(1500);
    },
    heal: async (scene) => setLine(scene, 'pass'),
  },
  /** The line is silent, for longer than a node waits. */
  hang: {
    on: 'postgres',
    strike: async (scene) => {
      setLine(scene, 'hang');
      await pause(7000);
    },
    heal: async (scene) => setLine(scene, 'pass'),
  },
  slow: {
    on: 'postgres',
    strike: async (scene) => {
      setLine(scene, 'pass', 100);
      await pause(1000);
    },
    heal: async (scene) => setLine(scene, 'pass'),
  },
  restart: { on: 'postgres', strike: (scene) => scene.restartDatabase('fast'), heal: nothing },
  crash: { on: 'postgres', strike: (scene) => scene.restartDatabase('immediate'), heal: nothing },
  full: {
    on: 'sqlite',
    strike: async (scene) => {
      await scene.fillDisk(true);
      await pause(500);
    },
    heal: (scene) => scene.fillDisk(false),
  },
  clock: {
    on: 'any',
    strike: async (scene, round) => victim(scene, round).setClock(at(JUMPS, round % JUMPS.length)),
    heal: nothing,
  },
};
