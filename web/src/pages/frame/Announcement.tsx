import { useEffect } from 'react';
import { BarButton } from '../../kit/controls/BarButton.tsx';
import { useWords } from '../../kit/words/Words.tsx';
import { fetchAnnouncement, putAnnouncementAway, useAnnouncement } from '../../table/server/announcement.ts';
import styles from './Announcement.module.css';

/** What the operator tells everybody who plays here, over any page, until it's put away. */
export function Announcement() {
  const words = useWords('house');
  const announcement = useAnnouncement();
  useEffect(() => void fetchAnnouncement(), []);
  if (announcement === undefined) return null;
  const { text, stopAt } = announcement;
  return (
    <div className={styles.announcement} role="status" data-part="announcement">
      <p>
        {text !== '' && <span>{text}</span>}
        {stopAt !== undefined && <b>{words.t('house.plannedStop', { when: words.dateTime(new Date(stopAt)) })}</b>}
      </p>
      <BarButton does="close" aria-label={words.t('table.close')} onClick={putAnnouncementAway}>
        ×
      </BarButton>
    </div>
  );
}
