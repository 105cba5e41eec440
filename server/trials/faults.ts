import { at } from '@moonstaff/kernel';
import { flood } from './flooding.ts';
import type { NodeProcess } from './process.ts';
import type { FlakyProxy } from './proxy.ts';

/** The servers, their database, and ways to break them. */
export interface Scene {
  readonly nodes: readonly NodeProcess[];
  /** Between the servers and PostgreSQL. */
  readonly proxy: FlakyProxy | undefined;
  restartDatabase(how: 'fast' | 'immediate'): Promise<void>;
  /** Uses up the servers' disk space, or frees it. */
  fillDisk(full: boolean): Promise<void>;
}

export interface Fault {
  readonly on: 'any' | 'sqlite' | 'postgres';
  strike(scene: Scene, round: number): Promise<void>;
  heal(scene: Scene, round: number): Promise<void>;
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const victim = ({ nodes }: Scene, round: number): NodeProcess => at(nodes, round % nodes.length);

const setProxy = ({ proxy }: Scene, mode: FlakyProxy['mode'], delay = 0): void => {
  if (proxy === undefined) return;
  proxy.mode = mode;
  proxy.delay = delay;
};

const doNothing = async (): Promise<void> => {};

/** One hour forward, one hour back, and right again. */
const JUMPS = [3_600_000, -3_600_000, 0];

export type FaultName =
  | 'kill'
  | 'freeze'
  | 'flood'
  | 'cut'
  | 'gone'
  | 'hang'
  | 'slow'
  | 'restart'
  | 'crash'
  | 'full'
  | 'clock';

export const FAULTS: Readonly<Record<FaultName, Fault>> = {
  /** Like a power failure, except that the disk keeps what was written. */
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
  /** Strangers send large nonsense over ten sockets. */
  flood: { on: 'any', strike: (scene, round) => flood(victim(scene, round).url), heal: doNothing },
  /** All connections to the database break. New ones work. */
  cut: { on: 'postgres', strike: async ({ proxy }) => proxy?.cutAll(), heal: doNothing },
  /** The database can't be reached for a while. */
  gone: {
    on: 'postgres',
    strike: async (scene) => {
      setProxy(scene, 'cut');
      await pause(1500);
    },
    heal: async (scene) => setProxy(scene, 'pass'),
  },
  /** The connection is silent for longer than a node waits. */
  hang: {
    on: 'postgres',
    strike: async (scene) => {
      setProxy(scene, 'hang');
      await pause(7000);
    },
    heal: async (scene) => setProxy(scene, 'pass'),
  },
  slow: {
    on: 'postgres',
    strike: async (scene) => {
      setProxy(scene, 'pass', 100);
      await pause(1000);
    },
    heal: async (scene) => setProxy(scene, 'pass'),
  },
  restart: { on: 'postgres', strike: (scene) => scene.restartDatabase('fast'), heal: doNothing },
  crash: { on: 'postgres', strike: (scene) => scene.restartDatabase('immediate'), heal: doNothing },
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
    heal: doNothing,
  },
};
