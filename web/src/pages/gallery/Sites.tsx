import { Camp, OpenSite, UnknownSite } from '../../boards/arnak/parts/index.ts';
import { signs } from '../../kit/art/signs.ts';
import look from '../../kit/look/look.module.css';
import styles from './Gallery.module.css';

const CAN = look.can ?? '';

export function Sites() {
  return (
    <section>
      <h2>Sites</h2>
      <div className={styles.sites}>
        <UnknownSite level="I" travel={['car']} price={3} idol={signs('exile')} />
        <UnknownSite level="II" travel={['ship', 'ship']} price={6} idol={signs('refresh')} second />
        <OpenSite level="I" travel={['ship']} icon="waterfall" gives={signs('draw arrowhead')} />
        <OpenSite
          level="I"
          travel={['car']}
          figure={1}
          icon="ancient-ruins"
          gives={signs('coin arrowhead')}
          guardian={{ icon: 'gorilla', boon: signs('car'), cost: signs('coin coin arrowhead') }}
        />
        <UnknownSite level="I" travel={['car']} price={3} idol={signs('compass')} className={CAN} />
        <UnknownSite level="I" travel={['ship']} price={3} idol={signs('tablet')} className={`${CAN} ${look.lit}`} />
        <Camp
          icon="barracks-tent"
          gives={signs('arrowhead')}
          spaces={[
            { travel: ['boot'], figure: 3 },
            { travel: ['boot', 'boot'], className: CAN },
          ]}
        />
        <Camp
          icon="camping-tent"
          gives={signs('coin coin')}
          spaces={[{ travel: ['boot'] }, { travel: [], blocked: true }]}
        />
      </div>
    </section>
  );
}
