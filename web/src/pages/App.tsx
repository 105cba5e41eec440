import { DEFAULT_GAME } from '@moonstaff/catalogue';
import { Suspense } from 'react';
import { loadBoard } from '../boards/index.ts';
import { Boundary } from '../kit/fault/Boundary.tsx';
import { lateComponent } from '../kit/late/lateComponent.tsx';
import { hasServer, hrefOf, isRecording, useRoute } from '../kit/route/route.ts';
import { WordsProvider } from '../kit/words/Words.tsx';
import { BoardContext } from '../table/board.ts';
import { isKnown } from '../table/server/known.ts';
import { Credits } from './credits/Credits.tsx';

const Home = lateComponent(async () => (await import('./home/Home.tsx')).Home);
const TablePage = lateComponent(async () => (await import('./table/TablePage.tsx')).TablePage);
const ReplayPage = lateComponent(async () => (await import('./replay/ReplayPage.tsx')).ReplayPage);
const Hall = lateComponent(async () => (await import('./hall/Hall.tsx')).Hall);
const AccountPage = lateComponent(async () => (await import('./account/AccountPage.tsx')).AccountPage);
const OnlinePage = lateComponent(async () => (await import('./table/OnlinePage.tsx')).OnlinePage);
const PersonPage = lateComponent(async () => (await import('./person/PersonPage.tsx')).PersonPage);
const ScreenPage = lateComponent(async () => (await import('./screen/ScreenPage.tsx')).ScreenPage);
const JoinPage = lateComponent(async () => (await import('./join/JoinPage.tsx')).JoinPage);
const AnalysisPage = lateComponent(async () => (await import('./analysis/AnalysisPage.tsx')).AnalysisPage);
const BrokenLink = lateComponent(async () => (await import('./join/Doors.tsx')).BrokenLink);
const ReferencePage = lateComponent(async () => (await import('./reference/ReferencePage.tsx')).ReferencePage);
const RulesPage = lateComponent(async () => (await import('./rules/RulesPage.tsx')).RulesPage);
const LearnPage = lateComponent(async () => (await import('./learn/LearnPage.tsx')).LearnPage);
const LabPage = lateComponent(async () => (await import('./lab/LabPage.tsx')).LabPage);
const PuzzlesPage = lateComponent(async () => (await import('./puzzles/PuzzlesPage.tsx')).PuzzlesPage);
const ClubPage = lateComponent(async () => (await import('./club/ClubPage.tsx')).ClubPage);
const ReachPage = lateComponent(async () => (await import('./reach/ReachPage.tsx')).ReachPage);
const ResetPage = lateComponent(async () => (await import('./account/ResetPage.tsx')).ResetPage);
const HostPage = lateComponent(async () => (await import('./host/HostPage.tsx')).HostPage);
const ChallengePage = lateComponent(async () => (await import('./challenge/ChallengePage.tsx')).ChallengePage);
const ResultsPage = lateComponent(async () => (await import('./results/ResultsPage.tsx')).ResultsPage);
const Arrival = lateComponent(async () => (await import('./arrivals/Arrival.tsx')).Arrival);
const Announcement = lateComponent(async () => (await import('./frame/Announcement.tsx')).Announcement);
const Gallery = lateComponent(async () => (await import('./gallery/Gallery.tsx')).Gallery);

export function App() {
  const route = useRoute();
  const [place = '', id, at, viewer] = route;
  return (
    <Boundary at={hrefOf(...route)}>
      <Suspense fallback={<p data-part="arriving">Moonstaff</p>}>
        <WordsProvider>
          <BoardContext value={loadBoard}>
            {place === 'table' && id !== undefined ? (
              <TablePage key={id} id={id} />
            ) : isRecording(place) && id !== undefined ? (
              <ReplayPage key={id} kind={place} id={id} at={at} viewer={viewer} />
            ) : place === 'analysis' && id !== undefined && at !== undefined ? (
              <AnalysisPage key={at} kind={id} id={at} packed={viewer} />
            ) : place === 'house' && id !== undefined ? (
              <OnlinePage key={id} id={id} invite={at} />
            ) : place === 'screen' && id !== undefined ? (
              <ScreenPage key={id} id={id} invite={at} />
            ) : place === 'join' ? (
              <JoinPage key={id} code={id} />
            ) : place === 'nowhere' ? (
              <BrokenLink />
            ) : place === 'house' ? (
              <Hall />
            ) : place === 'club' && id !== undefined ? (
              <ClubPage key={id} id={id} />
            ) : place === 'results' ? (
              <ResultsPage />
            ) : place === 'challenge' ? (
              <ChallengePage key={id} day={id} />
            ) : place === 'person' ? (
              <PersonPage key={id} id={id} />
            ) : place === 'account' ? (
              <AccountPage />
            ) : place === 'reach' ? (
              <ReachPage code={id} />
            ) : place === 'imprint' || place === 'privacy' ? (
              <HostPage key={place} page={place} />
            ) : place === 'reset' ? (
              <ResetPage key={id} code={id} />
            ) : place === 'components' ? (
              <ReferencePage key={id} game={id ?? DEFAULT_GAME} />
            ) : place === 'rules' ? (
              <RulesPage key={id} game={id ?? DEFAULT_GAME} at={at} />
            ) : place === 'lab' ? (
              <LabPage key={`${id} ${at}`} game={id ?? DEFAULT_GAME} packed={at} without={viewer} />
            ) : place === 'puzzles' ? (
              <PuzzlesPage key={id} game={id ?? DEFAULT_GAME} at={at} />
            ) : place === 'learn' && id !== undefined ? (
              <LearnPage key={id} name={id} />
            ) : place === 'continue' || place === 'received' ? (
              <Arrival key={place} from={place} />
            ) : place === 'gallery' ? (
              <Gallery />
            ) : place === 'credits' ? (
              <Credits />
            ) : (
              <Home />
            )}
            <Suspense>{hasServer() && isKnown() && <Announcement />}</Suspense>
          </BoardContext>
        </WordsProvider>
      </Suspense>
    </Boundary>
  );
}
