import { lazy, Suspense } from 'react';
import { useRoute } from './route.ts';

const Gallery = lazy(() => import('../gallery/Gallery.tsx').then((part) => ({ default: part.Gallery })));

export function App() {
  const [place] = useRoute();
  return <Suspense>{place === 'gallery' && <Gallery />}</Suspense>;
}
