import { expect, test } from 'vitest';
import { readPhotoLabel, readRemarkLabels } from './rules.ts';

test.each([
  ['Living room (virtually staged)', 'staged'],
  ['VIRTUALLY STAGED', 'staged'],
  ['bedroom_virtually_staged.jpg', 'staged'],
  ['7_Virtual-Staging_2.jpg', 'staged'],
  ['Den - AI staged', 'staged'],
  ['Family room, furniture is virtual staging', 'staged'],
  ['Front elevation, artist’s rendering', 'rendered'],
  ['Rendering', 'rendered'],
  ['Computer-generated image of the kitchen', 'rendered'],
  ['Yard, grass digitally added', 'edited'],
  ['Digitally altered', 'edited'],
  ['Digitally enhanced twilight', 'edited'],
  ['Virtual twilight', 'edited'],
  ['Kitchen after virtual renovation', 'edited'],
  ['Photoshopped sky', 'edited'],
  ['Staged to perfection', undefined],
  ['Not virtually staged', undefined],
  ['No virtual staging was used', undefined],
  ['A virtual tour is available', undefined],
  ['Digital thermostat', undefined],
  ['Kitchen with virtually no wear', undefined],
])('%j is labeled %s', (text, kind) => {
  expect(readPhotoLabel(text)?.kind).toBe(kind);
});

test.each([
  ['Two baths. Some photos are virtually staged.', [['staged', 'some']]],
  ['Please note: Some photos have been virtually staged to show how it could look.', [['staged', 'some']]],
  ['*Photos are virtually staged*', [['staged', 'some']]],
  ['All photos are virtually staged.', [['staged', 'all']]],
  ['Images are artist renderings.', [['rendered', 'all']]],
  ['Interior images are virtual renderings of what could be.', [['rendered', 'some']]],
  ['Some images are virtually rendered.', [['rendered', 'some']]],
  ['Photos 2, 4 and 6-8 are virtually staged.', [['staged', [2, 4, 6, 7, 8]]]],
  ['Picture #3 has been digitally altered.', [['edited', [3]]]],
  ['The living room has been virtually staged.', [['staged', 'some']]],
  ['Renderings are available upon request.', []],
  ['The den could be virtually staged in minutes.', []],
  ['Photos are not virtually staged.', []],
  ['The stucco was rendered in 2019 and the roof is new.', []],
  ['A virtual tour shows every room.', []],
])('%j means %j', (remarks, expected) => {
  expect(readRemarkLabels(remarks).map(({ kind, of }) => [kind, of])).toEqual(expected);
});
