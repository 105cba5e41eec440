import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Command } from '../command.ts';
import { EXIT, Failed } from '../exit.ts';
import { SETTINGS_FILE, type ServicePrograms, UNIT_FILE, unitOf, unreadable } from '../service/unit.ts';

/** This Node, and the program of the command `moonstaff`. In the package it's JavaScript. */
const programs: ServicePrograms = {
  node: process.execPath,
  program: fileURLToPath(new URL(`../main${import.meta.filename.slice(-3)}`, import.meta.url)),
};

const FOR_ALL = 'sudo npm install -g moonstaff';

export const installService: Command = {
  name: 'install-service',
  about: 'service.about',
  usage: 'service.usage',
  options: { 'dry-run': { about: 'service.dryRun' } },
  notes: (word) => [word('service.settings', { file: SETTINGS_FILE, page: 'docs/hosting.md' })],
  run: async (parsed, terminal, { word }) => {
    const hidden = unreadable(programs);
    if (parsed.flags.has('dry-run')) {
      if (hidden !== undefined) terminal.err(`${word('service.home', { path: hidden, command: FOR_ALL })}\n`);
      terminal.out(unitOf(programs));
      return EXIT.ok;
    }
    if (process.platform !== 'linux' || !existsSync('/run/systemd/system'))
      throw new Failed('service.noSystemd', { command: 'moonstaff serve' });
    if (process.getuid?.() !== 0) throw new Failed('service.root', { command: 'sudo moonstaff install-service' });
    if (hidden !== undefined) throw new Failed('service.home', { path: hidden, command: FOR_ALL });
    writeFileSync(UNIT_FILE, unitOf(programs));
    if (!existsSync(SETTINGS_FILE)) writeFileSync(SETTINGS_FILE, '# HOST=127.0.0.1\n', { mode: 0o600 });
    execFileSync('systemctl', ['daemon-reload'], { stdio: 'inherit' });
    execFileSync('systemctl', ['enable', '--now', 'moonstaff'], { stdio: 'inherit' });
    terminal.out(`${word('service.installed', { file: UNIT_FILE, command: 'journalctl -u moonstaff' })}\n`);
    return EXIT.ok;
  },
};
