import homeIcons from 'virtual:icons/home';
import { Island, OpenSite, UnknownSite } from '../../boards/arnak/parts/index.ts';
import { registerIcons } from '../../kit/art/Icon.tsx';
import { signs } from '../../kit/art/signs.ts';
import styles from './pictures.module.css';

registerIcons(homeIcons);

/** A corner of the island in the middle of a game. */
export function ArnakPicture() {
  return (
    <div className={styles.arnak} aria-hidden="true">
      <Island />
      <div style={{ left: '14%', top: '5%' }}>
        <OpenSite
          level="II"
          travel={['car', 'car']}
          figure={2}
          icon="mayan-pyramid"
          gives={signs('compass compass jewel')}
          guardian={{ icon: 'hydra', boon: signs('ship'), cost: signs('compass compass arrowhead') }}
        />
      </div>
      <div style={{ left: '62%', top: '2%' }}>
        <UnknownSite level="II" travel={['ship', 'ship']} price={6} idol={signs('coin')} second />
      </div>
      <div style={{ left: '18%', top: '33%' }}>
        <OpenSite
          level="I"
          travel={['car']}
          figure={0}
          icon="cave-entrance"
          gives={signs('fear tablet jewel')}
          guardian={{ icon: 'tiger-head', boon: signs('ship'), cost: signs('arrowhead car') }}
        />
      </div>
      <div style={{ left: '60%', top: '31%' }}>
        <UnknownSite level="I" travel={['ship']} price={3} idol={signs('tablet')} />
      </div>
      <div style={{ left: '2%', top: '58%' }}>
        <OpenSite
          level="I"
          travel={['car']}
          icon="ancient-ruins"
          gives={signs('coin arrowhead')}
          guardian={{ icon: 'gorilla', boon: signs('car'), cost: signs('coin coin arrowhead') }}
        />
      </div>
      <div style={{ left: '46%', top: '61%' }}>
        <OpenSite level="I" travel={['ship']} figure={1} icon="waterfall" gives={signs('draw arrowhead')} />
      </div>
    </div>
  );
}
