import { lazy, Suspense } from 'react';
import { Home } from '../home/Home.tsx';
import { ReplayPage } from '../replay/ReplayPage.tsx';
import { WordsProvider } from '../settings/Words.tsx';
import { TablePage } from '../table/TablePage.tsx';
import { Credits } from './Credits.tsx';
import { useRoute } from './route.ts';

const OnlinePage = lazy(() => import('../online/OnlinePage.tsx').then((part) => ({ default: part.OnlinePage })));
const Gallery = lazy(() => import('../gallery/Gallery.tsx').then((part) => ({ default: part.Gallery })));

export function App() {
  const [place, id, at] = useRoute();
  return (
    <Suspense>
      <WordsProvider>
        {place === 'table' && id !== undefined ? (
          <TablePage key={id} id={id} />
        ) : place === 'replay' && id !== undefined ? (
          <ReplayPage key={id} id={id} at={at} />
        ) : place === 'house' && id !== undefined ? (
          <OnlinePage key={id} id={id} invite={at} />
        ) : place === 'gallery' ? (
          <Gallery />
        ) : place === 'credits' ? (
          <Credits />
        ) : (
          <Home />
        )}
      </WordsProvider>
    </Suspense>
  );
}
