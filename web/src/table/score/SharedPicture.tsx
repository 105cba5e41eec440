import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { drawPicture, type SharedScore, savePicture } from './picture.ts';
import styles from './SharedPicture.module.css';

interface SharedPictureProps {
  readonly shared: SharedScore;
  /** What else one can take home. */
  readonly children: ReactNode;
}

/** The picture to share, as it will be saved. */
export function SharedPicture({ shared, children }: SharedPictureProps) {
  const words = useWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const key = JSON.stringify(shared);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn again when it says something else
  useEffect(() => {
    if (canvas.current !== null) void drawPicture(canvas.current, shared);
  }, [key]);
  return (
    <section className={`${look.panel} ${styles.shared}`} data-part="shared">
      <h2 className={look.panelTitle}>{words.t('score.toShare')}</h2>
      <canvas ref={canvas} width={1200} height={630} role="img" aria-label={shared.title} />
      <div>
        <button
          type="button"
          className={look.buttonDark}
          onClick={() => canvas.current && void savePicture(canvas.current)}
        >
          <Icon name="share" /> {words.t('score.picture')}
        </button>
        {children}
      </div>
    </section>
  );
}
