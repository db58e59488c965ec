import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardDescription, CardFooter, CardHeader } from '../../components/ui/card.tsx';
import { MarkedPhotoList } from '../photos/marked-photo-list.tsx';

/** Which photos were changed. Loaded when somebody wants to see them. */
export function PhotosCard({ podcastId }: { podcastId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card aria-labelledby="photos-title" className="xl:col-span-2">
      <CardHeader>
        <h2 id="photos-title" className="text-2xl">
          Altered photos
        </h2>
        <CardDescription>
          Mark photos that are virtually staged, edited or rendered. The page, the images and the posts say so
          and lead to the original.
        </CardDescription>
      </CardHeader>
      {isOpen ? (
        <MarkedPhotoList podcastId={podcastId} />
      ) : (
        <CardFooter>
          <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
            Mark photos
          </Button>
        </CardFooter>
      )}
    </Card>
  );
}
