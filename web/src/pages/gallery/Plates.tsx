import { Assistant, IdolSlot, ResearchPill, WonGuardian } from '../../boards/arnak/parts/index.ts';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import { signs } from '../../kit/art/signs.ts';
import look from '../../kit/look/look.module.css';
import styles from './Gallery.module.css';

const CAN = look.can ?? '';

export function Plates() {
  return (
    <section>
      <h2>Research space, assistant, guardian, idol slot</h2>
      <div className={styles.plates}>
        <ResearchPill cost={signs('coin tablet arrowhead')} bonus={signs('draw')} />
        <ResearchPill cost={signs('tablet jewel')} className={CAN}>
          <SeatShape seat={0} glyph="magnifying-glass" />
          <SeatShape seat={3} glyph="notebook" />
        </ResearchPill>
        <Assistant icon="sextant" effect={[signs('compass')]} />
        <Assistant icon="plane-pilot" effect={[signs('coin coin /'), signs('plane plane')]} gold className={CAN} />
        <Assistant icon="mustache" effect={[signs('3 coin')]} gold exhausted />
        <WonGuardian icon="griffin-symbol" boon={signs('plane')} className={CAN} />
        <WonGuardian icon="owl" boon={signs('draw')} used />
        <IdolSlot points={1} filled />
        <IdolSlot points={2} next />
        <IdolSlot points={3} />
      </div>
    </section>
  );
}
