import { DEFAULT_GAME } from '@moonstaff/catalogue';
import { LANGUAGES, OWN_NAMES } from '@moonstaff/text';
import { type Ref, use } from 'react';
import { Choice } from '../../kit/controls/Choice.tsx';
import { hrefOf } from '../../kit/route/route.ts';
import { applyLayout } from '../../kit/settings/layout.ts';
import { changeSettings, MOTIONS, type Motion, TEXT_SIZES, useSettings } from '../../kit/settings/settings.ts';
import { TableContext } from '../context.ts';
import './settings.css';
import { useWords } from '../../kit/words/Words.tsx';

const MOTION_KEYS = {
  off: 'settings.motionOff',
  fast: 'settings.motionFast',
  normal: 'settings.motionNormal',
  slow: 'settings.motionSlow',
} as const satisfies { readonly [motion in Motion]: string };

export function SettingsDialog({ ref }: { readonly ref: Ref<HTMLDialogElement> }) {
  const words = useWords();
  const game = use(TableContext)?.now.game ?? DEFAULT_GAME;
  const { language, motion, sound, textSize, name, warnings, keys } = useSettings();
  return (
    <dialog ref={ref} className="dialog" aria-label={words.t('settings.title')}>
      <h2>{words.t('settings.title')}</h2>
      <Choice
        label={words.t('settings.language')}
        values={LANGUAGES}
        value={language}
        onChange={(one) => changeSettings({ language: one })}
        name={(code) => OWN_NAMES[code]}
      />
      <Choice
        label={words.t('settings.textSize')}
        values={TEXT_SIZES}
        value={textSize}
        onChange={(size) => {
          changeSettings({ textSize: size });
          applyLayout();
        }}
        name={(size) => `${size} %`}
      />
      <Choice
        label={words.t('settings.motion')}
        values={MOTIONS}
        value={motion}
        onChange={(one) => changeSettings({ motion: one })}
        name={(one) => words.t(MOTION_KEYS[one])}
      />
      <Choice
        label={words.t('settings.sound')}
        values={['on', 'off']}
        value={sound ? 'on' : 'off'}
        onChange={(one) => changeSettings({ sound: one === 'on' })}
        name={(one) => words.t(one === 'on' ? 'settings.on' : 'settings.off')}
      />
      <Choice
        label={words.t('settings.warnings')}
        values={['on', 'off']}
        value={warnings ? 'on' : 'off'}
        onChange={(one) => changeSettings({ warnings: one === 'on' })}
        name={(one) => words.t(one === 'on' ? 'settings.on' : 'settings.off')}
      />
      <Choice
        label={words.t('settings.keys')}
        values={['on', 'off']}
        value={keys ? 'on' : 'off'}
        onChange={(one) => changeSettings({ keys: one === 'on' })}
        name={(one) => words.t(one === 'on' ? 'settings.on' : 'settings.off')}
      />
      <label className="field">
        {words.t('seats.name')}
        <input value={name} maxLength={24} onChange={(event) => changeSettings({ name: event.target.value })} />
      </label>
      <form method="dialog" className="dialog-foot">
        <a href={hrefOf('rules', game)}>{words.t('rules.open')}</a>
        <a href={hrefOf('credits')}>{words.t('web.credits')}</a>
        <button type="submit" className="button-main">
          {words.t('table.close')}
        </button>
      </form>
    </dialog>
  );
}
