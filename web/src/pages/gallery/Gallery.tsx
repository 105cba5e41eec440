import arnakIcons from 'virtual:icons/arnak';
import arnakPictures from 'virtual:icons/arnakPictures';
import guildIcons from 'virtual:icons/guild';
import { registerIcons } from '../../kit/art/Icon.tsx';
import { useWords } from '../../kit/words/Words.tsx';
import { Bands } from './Bands.tsx';
import { Cards } from './Cards.tsx';
import styles from './Gallery.module.css';
import { Plates } from './Plates.tsx';
import { Resources } from './Resources.tsx';
import { SeatMarks } from './SeatMarks.tsx';
import { Sites } from './Sites.tsx';
import { Spaces } from './Spaces.tsx';
import { Swatches } from './Swatches.tsx';

registerIcons(arnakIcons);
registerIcons(arnakPictures);
registerIcons(guildIcons);

/** Every component in every state, for work on the design. */
export function Gallery() {
  useWords('table', 'arnak', 'guild');
  return (
    <main className={styles.gallery}>
      <h1>Moonstaff component sheet</h1>
      <div className={`${styles.row} ${styles.two}`}>
        <Swatches />
      </div>
      <div className={`${styles.row} ${styles.three}`}>
        <SeatMarks />
        <Bands />
        <Resources />
      </div>
      <Cards />
      <div className={`${styles.row} ${styles.two}`}>
        <Sites />
        <Plates />
      </div>
      <Spaces />
    </main>
  );
}
