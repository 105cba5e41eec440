import type { Occasion, WayKind } from '@moonstaff/client';
import type { ShellKey } from '@moonstaff/text';
import type { IconName } from '../../kit/art/icon-names.ts';
import type { NoPush } from '../../table/server/push.ts';

interface Look {
  readonly icon: IconName;
  /** What it's called: in words, or by its own name, which is the same in every language. */
  readonly title: ShellKey | undefined;
  readonly brand?: string;
  readonly hint: ShellKey;
}

export const KINDS: { readonly [Kind in WayKind]: Look } = {
  push: { icon: 'ringing-bell', title: 'reach.push', hint: 'reach.pushHint' },
  mail: { icon: 'envelope', title: 'reach.mail', hint: 'reach.mailHint' },
  discord: { icon: 'discussion', title: undefined, brand: 'Discord', hint: 'reach.channelHint' },
  slack: { icon: 'talk', title: undefined, brand: 'Slack', hint: 'reach.channelHint' },
  telegram: { icon: 'paper-plane', title: undefined, brand: 'Telegram', hint: 'reach.telegramHint' },
  ntfy: { icon: 'vibrating-smartphone', title: undefined, brand: 'ntfy', hint: 'reach.ntfyHint' },
  webhook: { icon: 'fishing-hook', title: 'reach.webhook', hint: 'reach.webhookHint' },
};

/** What an occasion is called, and the line below it; that of a mention has the person's name in it. */
export const OCCASION_WORDS = {
  turn: { title: 'reach.turn', line: 'reach.turnLine' },
  deadline: { title: 'reach.deadline', line: 'reach.deadlineLine' },
  mention: { title: 'reach.mention', line: undefined },
  invitation: { title: 'reach.invitation', line: 'reach.invitationLine' },
  vote: { title: 'reach.vote', line: 'reach.voteLine' },
  rematch: { title: 'reach.rematch', line: 'reach.rematchLine' },
  over: { title: 'reach.over', line: 'reach.overLine' },
} as const satisfies { readonly [Name in Occasion]: { readonly title: ShellKey; readonly line: ShellKey | undefined } };

/** Where a channel's address comes from. */
export const CHANNELS = {
  discord: { label: 'reach.discordUrl', where: 'reach.discordWhere' },
  slack: { label: 'reach.slackUrl', where: 'reach.slackWhere' },
} as const satisfies { readonly [Kind in WayKind]?: { readonly label: ShellKey; readonly where: ShellKey } };

/** Why this browser can't be reached. */
export const NO_PUSH: { readonly [Why in NoPush | 'pushFailed']: ShellKey } = {
  insecure: 'reach.insecure',
  homeScreen: 'reach.homeScreen',
  unsupported: 'reach.unsupported',
  denied: 'reach.denied',
  pushFailed: 'reach.pushFailed',
};
