import { judging, type ToJudge } from './judging.ts';

const answer = judging();

self.onmessage = async ({ data }: MessageEvent<ToJudge>) => self.postMessage(await answer(data));
