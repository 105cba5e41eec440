import type { NewWay, Way, WayKind } from '@moonstaff/client';
import { type FormEvent, useState } from 'react';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import account from '../account/Account.module.css';
import { Field } from '../account/Field.tsx';
import { CurrentPassword } from '../account/PasswordFields.tsx';
import { CHANNELS } from './kinds.ts';
import type { ReachPart } from './ReachPage.tsx';

interface WayFormProps {
  readonly kind: WayKind;
  readonly way: Way | undefined;
  readonly part: ReachPart;
  readonly onDone: () => void;
}

/** What a way needs, and no more. */
export function WayForm(props: WayFormProps) {
  const words = useWords();
  const { kind, way, part } = props;
  switch (kind) {
    case 'mail':
      return <MailForm {...props} />;
    case 'telegram':
      return <TelegramForm {...props} />;
    case 'ntfy':
      return <NtfyForm {...props} />;
    case 'discord':
    case 'slack':
      return (
        <OneField
          {...props}
          label={words.t(CHANNELS[kind].label)}
          hint={words.t(CHANNELS[kind].where)}
          type="url"
          make={(url) => ({ kind, url })}
        />
      );
    case 'webhook':
      return (
        <>
          <OneField {...props} label={words.t('reach.url')} type="url" make={(url) => ({ kind, url })} />
          {way?.secret !== undefined && (
            <>
              <p className={look.label}>{words.t('reach.secret')}</p>
              <p className={account.secret}>{way.secret}</p>
            </>
          )}
        </>
      );
    default:
      return part.me.name;
  }
}

interface OneFieldProps extends WayFormProps {
  readonly label: string;
  readonly hint?: string;
  readonly type: 'text' | 'url';
  readonly make: (typed: string) => NewWay;
}

/** A way that needs one line. */
function OneField({ part, onDone, label, hint, type, make }: OneFieldProps) {
  const words = useWords();
  const [typed, setTyped] = useState('');
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await part.change(part.api.addWay(make(typed.trim())))) onDone();
  };
  return (
    <form className={account.form} onSubmit={(event) => void save(event)}>
      <Field
        label={label}
        {...(hint !== undefined && { hint })}
        type={type}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
      <div className={account.row}>
        <button type="submit" className={look.buttonMain} disabled={typed.trim() === ''}>
          {words.t('account.save')}
        </button>
      </div>
    </form>
  );
}

/** The code proves that the address is theirs. An account asks for its password: the address could bring back another. */
function MailForm({ way, part, onDone }: WayFormProps) {
  const words = useWords();
  const { api, me, change } = part;
  const [email, setEmail] = useState(way?.name ?? me.email ?? '');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await change(api.addWay({ kind: 'mail', email: email.trim(), ...(password !== '' && { password }) }));
  };
  const confirm = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await change(api.confirmEmail(code.trim()).then(() => api.reach()))) onDone();
  };
  return (
    <>
      <form className={account.form} onSubmit={(event) => void save(event)}>
        <Field label={words.t('account.email')} type="email" autoComplete="email" value={email} onChange={setEmail} />
        {me.username !== undefined && (
          <CurrentPassword label={words.t('account.oldPassword')} value={password} onChange={setPassword} />
        )}
        <div className={account.row}>
          <button type="submit" className={look.buttonMain} disabled={email.trim() === ''}>
            {words.t('account.save')}
          </button>
        </div>
      </form>
      {way !== undefined && !way.ready && (
        <form className={account.form} onSubmit={(event) => void confirm(event)}>
          <Field
            label={words.t('account.code')}
            hint={words.t('account.codeSent', { email: way.name })}
            autoComplete="one-time-code"
            value={code}
            onChange={setCode}
          />
          <div className={account.row}>
            <button type="submit" className={look.buttonMain} disabled={code.trim() === ''}>
              {words.t('account.confirm')}
            </button>
          </div>
        </form>
      )}
    </>
  );
}

/** First the bot, unless the server has one; then Start is pressed in it. */
function TelegramForm(props: WayFormProps) {
  const words = useWords();
  const { way, part, onDone } = props;
  const { api, change, reach } = part;
  const connect = async (id: string): Promise<void> => {
    if (await change(api.connectWay(id))) onDone();
  };
  return (
    <>
      {!reach.telegramBot && (
        <OneField
          {...props}
          onDone={() => {}}
          label={words.t('reach.telegramToken')}
          hint={words.t('reach.telegramWhere')}
          type="text"
          make={(token) => ({ kind: 'telegram', token })}
        />
      )}
      {reach.telegramBot && way === undefined && (
        <button type="button" className={look.buttonMain} onClick={() => void change(api.addWay({ kind: 'telegram' }))}>
          {words.t('reach.connect')}
        </button>
      )}
      {way?.link !== undefined && (
        <div className={account.row}>
          <a className={look.buttonMain} href={way.link} target="_blank" rel="noreferrer">
            {words.t('reach.openBot')}
          </a>
          <button type="button" className={look.buttonDark} onClick={() => void connect(way.id)}>
            {words.t('reach.pressed')}
          </button>
        </div>
      )}
    </>
  );
}

const NTFY = 'https://ntfy.sh';

function NtfyForm({ way, part, onDone }: WayFormProps) {
  const words = useWords();
  const cut = way?.name.lastIndexOf('/') ?? -1;
  const [server, setServer] = useState(way === undefined ? NTFY : `https://${way.name.slice(0, cut)}`);
  const [topic, setTopic] = useState(way === undefined ? '' : way.name.slice(cut + 1));
  const [token, setToken] = useState('');
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const asked = { kind: 'ntfy' as const, server: server.trim(), topic: topic.trim() };
    const wanted = token.trim() === '' ? asked : { ...asked, token: token.trim() };
    if (await part.change(part.api.addWay(wanted))) onDone();
  };
  return (
    <form className={account.form} onSubmit={(event) => void save(event)}>
      <Field
        label={words.t('reach.ntfyTopic')}
        hint={words.t('reach.ntfyTopicWhere')}
        autoComplete="off"
        value={topic}
        onChange={setTopic}
      />
      <Field label={words.t('reach.ntfyServer')} type="url" autoComplete="off" value={server} onChange={setServer} />
      <Field label={words.t('reach.ntfyToken')} type="password" autoComplete="off" value={token} onChange={setToken} />
      <div className={account.row}>
        <button type="submit" className={look.buttonMain} disabled={topic.trim() === '' || server.trim() === ''}>
          {words.t('account.save')}
        </button>
      </div>
    </form>
  );
}
