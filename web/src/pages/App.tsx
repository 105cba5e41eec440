import { DEFAULT_GAME } from '@moonstaff/catalogue';
import { Suspense } from 'react';
import { loadBoard } from '../boards/index.ts';
import { Boundary } from '../kit/fault/Boundary.tsx';
import { lateComponent } from '../kit/late/lateComponent.tsx';
import { hrefOf, isRecording, useRoute } from '../kit/route/route.ts';
import { WordsProvider } from '../kit/words/Words.tsx';
import { BoardContext } from '../table/board.ts';
import { Credits } from './credits/Credits.tsx';
import { Home } from './home/Home.tsx';

const TablePage = lateComponent(async () => (await import('./table/TablePage.tsx')).TablePage);
const ReplayPage = lateComponent(async () => (await import('./replay/ReplayPage.tsx')).ReplayPage);
const Hall = lateComponent(async () => (await import('./hall/Hall.tsx')).Hall);
const AccountPage = lateComponent(async () => (await import('./account/AccountPage.tsx')).AccountPage);
const OnlinePage = lateComponent(async () => (await import('./table/OnlinePage.tsx')).OnlinePage);
const ReferencePage = lateComponent(async () => (await import('./reference/ReferencePage.tsx')).ReferencePage);
const RulesPage = lateComponent(async () => (await import('./rules/RulesPage.tsx')).RulesPage);
const LearnPage = lateComponent(async () => (await import('./learn/LearnPage.tsx')).LearnPage);
const Gallery = lateComponent(async () => (await import('./gallery/Gallery.tsx')).Gallery);

export function App() {
  const route = useRoute();
  const [place = '', id, at, viewer] = route;
  return (
    <Boundary at={hrefOf(...route)}>
      <Suspense>
        <WordsProvider>
          <BoardContext value={loadBoard}>
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
              <ReferencePage key={id} game={id ?? DEFAULT_GAME} />
            ) : place === 'rules' ? (
              <RulesPage key={id} game={id ?? DEFAULT_GAME} at={at} />
            ) : place === 'learn' && id !== undefined ? (
              <LearnPage key={id} name={id} />
            ) : place === 'gallery' ? (
              <Gallery />
            ) : place === 'credits' ? (
              <Credits />
            ) : (
              <Home />
            )}
          </BoardContext>
        </WordsProvider>
      </Suspense>
    </Boundary>
  );
}
