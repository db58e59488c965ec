import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardDescription, CardFooter, CardHeader } from '../../components/ui/card.tsx';
import { MarkedPhotoList } from '../photos/marked-photo-list.tsx';

/** Which photos were changed. Loaded when someone wants to see them. */
export function PhotosCard({ podcastId }: { podcastId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card aria-labelledby="photos-title" className="xl:col-span-2">
      <CardHeader>
        <h2 id="photos-title" className="text-2xl">
          Staged or edited photos
        </h2>
        <CardDescription>
          Tell us which photos are virtually staged, edited or rendered. We label them everywhere and link to
          the original.
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
