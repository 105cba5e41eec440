export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

export interface MailerOptions {
  readonly url: string;
  readonly from: string;
  /** How long the mail server may take for one mail, in milliseconds. */
  readonly timeout?: number;
}

/** Well below the lease, after which another node would take over the work. */
const TIMEOUT = 15_000;

/** Plain text over SMTP. nodemailer refuses line breaks in addresses and subjects. */
export function makeMailer({ url, from, timeout = TIMEOUT }: MailerOptions): Mailer {
  // Counts from the start until the greeting, and then from the last byte.
  const timeouts = { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout };
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url, ...timeouts }, { from, disableFileAccess: true, disableUrlAccess: true });
  };
  // Loaded for the first mail: most servers send none.
  let transport: ReturnType<typeof open> | undefined;
  return {
    send: async ({ to, subject, text }) => {
      transport ??= open();
      await within(timeout, (await transport).sendMail({ to: { name: '', address: to }, subject, text }));
    },
    close: () => void transport?.then((opened) => opened.close()),
  };
}

async function within(timeout: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('the mail server did not take the mail in time')), timeout);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
