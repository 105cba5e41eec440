import houseIcons from 'virtual:icons/house';
import { Icon, registerIcons } from '../../kit/art/Icon.tsx';
import { BarButton } from '../../kit/controls/BarButton.tsx';
import { useKey } from '../../kit/controls/keys.ts';
import { says } from '../../kit/controls/says.ts';
import look from '../../kit/look/look.module.css';
import { useSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import bar from '../bar/Bar.module.css';
import { useTalk } from '../server/blocked.ts';
import type { ServerTable } from '../server/ServerSource.ts';
import { personOf } from '../server/seats.ts';
import { useSpectators } from '../server/useSpectators.ts';
import { useUnread } from '../talk/unread.ts';
import styles from './TableButtons.module.css';

registerIcons(houseIcons);

export type Drawer = 'chat' | 'table';

/** The id of the button that opens a drawer: it gets the focus back when the drawer closes. */
export const drawerButton = (drawer: Drawer): string => `open-${drawer}`;

interface TableButtonsProps {
  readonly house: ServerTable;
  readonly open: Drawer | undefined;
  readonly onOpen: (drawer: Drawer | undefined) => void;
  /** Before the start the table itself is on the page already. */
  readonly talkOnly?: boolean;
}

/** What a server's table adds to the bar: the chat, with the number of unread messages, and the table's menu. */
export function TableButtons({ house, open, onOpen, talkOnly = false }: TableButtonsProps) {
  const words = useWords();
  const { chat } = useSettings();
  const spectators = useSpectators(house);
  const unread = useUnread(house.info.id, useTalk(house.talk), personOf(house), open === 'chat');
  const toggle = (drawer: Drawer): void => onOpen(open === drawer ? undefined : drawer);
  // At a challenge one plays alone, with nobody to talk to.
  const talks = house.info.challenge === undefined;
  useKey('c', talks, () => toggle('chat'));
  useKey('escape', open !== undefined, () => onOpen(undefined));
  useKey('t', !talkOnly, () => toggle('table'));
  return (
    <div data-part="bar-buttons" className={`${bar.barKeys} ${bar.houseKeys}`}>
      {!talkOnly && house.you === undefined && <span className={styles.watching}>{words.t('table.spectating')}</span>}
      {house.spectators > 0 && (
        <span className={styles.watchers} {...says(spectators)}>
          <Icon name="eye-target" />
          <span aria-hidden="true">{house.spectators}</span>
          <span className={look.spoken}>{spectators}</span>
        </span>
      )}
      {talks && (
        <BarButton
          does="chat"
          id={drawerButton('chat')}
          aria-expanded={open === 'chat'}
          aria-keyshortcuts="c"
          onClick={() => toggle('chat')}
        >
          <Icon name="chat-bubble" />
          <span className={look.spoken}>{words.t('table.chat')}</span>
          {chat && unread > 0 && (
            <span className={styles.unread} data-part="unread">
              <span aria-hidden="true">{unread}</span>
              <span className={look.spoken}>{words.t('house.unread', { n: unread })}</span>
            </span>
          )}
        </BarButton>
      )}
      {!talkOnly && (
        <BarButton
          does="menu"
          id={drawerButton('table')}
          aria-expanded={open === 'table'}
          aria-keyshortcuts="t"
          onClick={() => toggle('table')}
        >
          <Icon name={house.you === undefined ? 'eye-target' : 'three-friends'} />
          <span className={look.spoken}>{words.t('house.menu')}</span>
        </BarButton>
      )}
    </div>
  );
}
