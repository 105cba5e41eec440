/** Keeping people away, telling the operator, and what the host says. */
export const safety = {
  'safety.blockTitle': 'Block {name}',
  'safety.blockLine':
    'You won’t see what {name} writes or get their invitations, and they can’t sit down at your tables. They aren’t told.',
  'safety.block': 'Block',
  'safety.unblock': 'Unblock',
  'safety.blocked': 'Blocked people',
  'safety.nobody': 'You haven’t blocked anybody.',
  'safety.reportTitle': 'Report {name} to the operator',
  'safety.reportLine': 'Say what’s wrong. The operator of this server reads it, with the message.',
  'safety.words': 'What’s wrong?',
  'safety.report': 'Send report',
  'safety.reported': 'Thank you. The operator will see it.',
  'safety.isBlocked': 'Blocked.',
  'safety.close': 'Close',
  'safety.imprint': 'Imprint',
  'safety.privacy': 'Privacy',
} as const;
