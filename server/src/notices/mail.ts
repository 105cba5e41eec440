import { createTransport } from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Plain text over SMTP. nodemailer refuses line breaks in addresses and subjects. */
export function makeMailer(smtp: { readonly url: string; readonly from: string }): Mailer {
  const transport = createTransport(smtp.url, { from: smtp.from, disableFileAccess: true, disableUrlAccess: true });
  return {
    send: async ({ to, subject, text }) => {
      await transport.sendMail({ to: { name: '', address: to }, subject, text });
    },
    close: () => transport.close(),
  };
}
