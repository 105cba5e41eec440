import { type CardId, PILOT_COINS, type PlayerView } from '@moonstaff/arnak';
import { Icon } from '../../kit/art/Icon.tsx';
import { Token } from '../../kit/art/Token.tsx';
import { Travel } from '../../kit/art/Travel.tsx';
import { Tag } from '../../kit/controls/Tag.tsx';
import { useWords } from '../../kit/words/Words.tsx';
import { TempleTiles } from './BoardDialog.tsx';
import { ASSISTANT_ICONS, GUARDIAN_ICONS } from './drawings.ts';
import { assistantLines, boonSigns, cardFace } from './faces.ts';
import { assistantName, FEAR_PLACE, guardianName, heldCards, OWN_DECK_PLACE, travelling } from './moving.ts';
import { Card } from './parts/Card.tsx';
import { Assistant, WonGuardian } from './parts/Plates.tsx';
import { usePlay } from './play.ts';
import { Spot } from './Spot.tsx';
import { readAssistant, readCard, readGuardian } from './texts.ts';
import { ownAssistant, PILOT, played, wonGuardian } from './things.ts';

/** What stays with the player: assistants, guardians with their boons, the play area, and the pilot to hire. */
export function Kept({ player }: { readonly player: PlayerView }) {
  const words = useWords();
  return (
    <section className="panel own-kept" aria-label={words.t('arnakTable.playArea')}>
      <Assistants player={player} />
      {player.guardians.length > 0 && <Guardians player={player} />}
      <PlayArea player={player} />
      <Pilot />
    </section>
  );
}

function Assistants({ player }: { readonly player: PlayerView }) {
  const words = useWords();
  const { spent } = usePlay();
  return (
    <div className="kept-group">
      <h3 className="label">{words.t('arnakTable.assistants')}</h3>
      <div className="kept-things">
        {player.assistants.length === 0 && <span className="plate plate-none" />}
        {player.assistants.map(({ id, gold, ready }) => {
          const { title, lines } = readAssistant(id, words);
          const paid = spent(ownAssistant(id)) > 0;
          return (
            <Spot
              key={id}
              thing={ownAssistant(id)}
              name={`${title}${ready ? '' : `, ${words.t('arnakTable.exhausted')}`}. ${lines[gold ? 1 : 0] ?? ''}`}
              className="spot-plate"
              spent={paid}
              travel={travelling(assistantName(id), { face: gold ? 'gold' : 'silver' })}
            >
              <Assistant icon={ASSISTANT_ICONS[id]} effect={assistantLines(id, gold)} gold={gold} exhausted={!ready} />
            </Spot>
          );
        })}
      </div>
    </div>
  );
}

function Guardians({ player }: { readonly player: PlayerView }) {
  const words = useWords();
  const { spent } = usePlay();
  return (
    <div className="kept-group kept-guardians">
      <h3 className="label">{words.t('arnakTable.guardians')}</h3>
      <div className={player.guardians.length > 1 ? 'kept-several' : 'kept-things'}>
        {player.guardians.map(({ id, used }) => {
          const { title, lines } = readGuardian(id, words);
          return (
            <Spot
              key={id}
              thing={wonGuardian(id)}
              name={`${title}${used ? `, ${words.t('arnakTable.used')}` : ''}. ${lines[1] ?? ''}`}
              className="spot-plate"
              spent={spent(wonGuardian(id)) > 0}
              travel={travelling(guardianName(id))}
            >
              <WonGuardian icon={GUARDIAN_ICONS[id]} boon={boonSigns(id)} used={used} />
            </Spot>
          );
        })}
      </div>
    </div>
  );
}

function PlayArea({ player }: { readonly player: PlayerView }) {
  const words = useWords();
  return (
    <div className="kept-group kept-play">
      <header className="kept-head">
        <h3 className="label">{words.t('arnakTable.playArea')}</h3>
        <TempleTiles tiles={player.temple} />
      </header>
      <ul className="play-cards">
        {heldCards(player).played.map(({ card, name }) => (
          <PlayedCard key={name} card={card} name={name} />
        ))}
        {player.fearTiles > 0 && (
          <li>
            <Spot thing={played('fear-tile')} name={words.t('arnakTable.fearTile')} className="fear-tile">
              <Icon name="terror" />
              <b>×{player.fearTiles}</b>
            </Spot>
          </li>
        )}
      </ul>
    </div>
  );
}

function PlayedCard({ card, name }: { readonly card: CardId; readonly name: string }) {
  const words = useWords();
  const { can } = usePlay();
  const { title, lines } = readCard(card, words);
  return (
    <li>
      <Spot
        thing={played(card)}
        name={`${title}. ${lines.join(' ')}`}
        className="spot-card"
        travel={travelling(name, { from: card === 'fear' ? FEAR_PLACE : OWN_DECK_PLACE })}
      >
        <Card face={cardFace(card, words)} state={can(played(card)) ? 'idle' : 'cannot'} />
      </Spot>
    </li>
  );
}

function Pilot() {
  const words = useWords();
  const { spent } = usePlay();
  const hired = spent(PILOT);
  return (
    <Spot thing={PILOT} name={words.t('arnakTable.pilot')} className="pilot" spent={hired > 0}>
      <Icon name="airplane-departure" />
      <span className="pilot-price">
        {PILOT_COINS}
        <Token kind="coin" />›<Travel kind="plane" />
      </span>
      {hired > 0 && (
        <span className="card-tag-top">
          <Tag kind="spend">−{hired * PILOT_COINS}</Tag>
        </span>
      )}
    </Spot>
  );
}
