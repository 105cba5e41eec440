import { type Weighing, weigh } from './weigh.ts';

self.onmessage = ({ data }: MessageEvent<Weighing>) => self.postMessage(weigh(data));
