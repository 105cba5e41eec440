#!/usr/bin/env node
/**
 * Starts the Firefox that `MOONSTAFF_FIREFOX` names and stands between it and Playwright. Playwright prepares every page
 * with commands that an older Firefox doesn't know and gives up at the first of them. It can do without, so the bridge
 * answers those with nothing. Started by `firefox-launch.ts`.
 */
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const LISTENING = /^WebDriver BiDi listening on (ws:\/\/127\.0\.0\.1:\d+)/;

interface Reply {
  readonly id?: number;
  readonly error?: string;
}

/** What Playwright hears: everything, except that a command is unknown. */
function told(message: string): string {
  const { id, error } = JSON.parse(message) as Reply;
  return error === 'unknown command' ? JSON.stringify({ type: 'success', id, result: {} }) : message;
}

function carry(near: WebSocket, address: string): void {
  const far = new WebSocket(address);
  const opened = new Promise((done) => far.once('open', done));
  near.on('message', (message) => void opened.then(() => far.send(String(message))));
  far.on('message', (message) => near.send(told(String(message))));
  near.on('close', () => far.close());
  far.on('close', () => near.close());
}

function bridgeTo(browser: string): void {
  const bridge = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    const { port } = bridge.address() as AddressInfo;
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
  bridge.on('connection', (near, { url = '/' }) => carry(near, browser + url));
}

const browser = spawn(process.env['MOONSTAFF_FIREFOX'] ?? 'firefox', process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'pipe'],
});
browser.once('exit', (code) => process.exit(code ?? 1));
process.once('SIGTERM', () => browser.kill());
createInterface({ input: browser.stderr }).on('line', (line) => {
  const address = LISTENING.exec(line)?.[1];
  if (address !== undefined) bridgeTo(address);
});
