import { lazy, Suspense } from 'react';
import { Boundary } from '../kit/fault/Boundary.tsx';
import { hrefOf, isRecording, useRoute } from '../kit/route/route.ts';
import { WordsProvider } from '../kit/words/Words.tsx';
import { Credits } from './credits/Credits.tsx';
import { Home } from './home/Home.tsx';

const TablePage = lazy(() => import('../table/TablePage.tsx').then((part) => ({ default: part.TablePage })));
const ReplayPage = lazy(() => import('./replay/ReplayPage.tsx').then((part) => ({ default: part.ReplayPage })));
const Hall = lazy(() => import('./hall/Hall.tsx').then((part) => ({ default: part.Hall })));
const AccountPage = lazy(() => import('./account/AccountPage.tsx').then((part) => ({ default: part.AccountPage })));
const OnlinePage = lazy(() => import('./online/OnlinePage.tsx').then((part) => ({ default: part.OnlinePage })));
const ReferencePage = lazy(() =>
  import('./reference/ReferencePage.tsx').then((part) => ({ default: part.ReferencePage })),
);
const RulesPage = lazy(() => import('./rules/RulesPage.tsx').then((part) => ({ default: part.RulesPage })));
const LearnPage = lazy(() => import('./learn/LearnPage.tsx').then((part) => ({ default: part.LearnPage })));
const Gallery = lazy(() => import('./gallery/Gallery.tsx').then((part) => ({ default: part.Gallery })));

export function App() {
  const route = useRoute();
  const [place = '', id, at, viewer] = route;
  return (
    <Boundary at={hrefOf(...route)}>
      <Suspense>
        <WordsProvider>
          {place === 'table' && id !== undefined ? (
            <TablePage key={id} id={id} />
          ) : isRecording(place) && id !== undefined ? (
            <ReplayPage key={id} kind={place} id={id} at={at} viewer={viewer} />
          ) : place === 'house' && id !== undefined ? (
            <OnlinePage key={id} id={id} invite={at} />
          ) : place === 'house' ? (
            <Hall />
          ) : place === 'account' ? (
            <AccountPage code={id} />
          ) : place === 'components' ? (
            <ReferencePage key={id} game={id ?? 'arnak'} />
          ) : place === 'rules' ? (
            <RulesPage key={id} game={id ?? 'arnak'} at={at} />
          ) : place === 'learn' && id !== undefined ? (
            <LearnPage key={id} name={id} />
          ) : place === 'gallery' ? (
            <Gallery />
          ) : place === 'credits' ? (
            <Credits />
          ) : (
            <Home />
          )}
        </WordsProvider>
      </Suspense>
    </Boundary>
  );
}
