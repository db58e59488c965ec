-- Homes whose kit was drawn before get the wide picture of that kit for their shared links.
UPDATE podcasts SET social_media_images = coalesce(podcasts.social_media_images, '{}') || jsonb_build_object('card', jsonb_build_object(
  'url', drawn.content #> '{images,landscape,url}',
  'width', drawn.content #> '{images,landscape,width}',
  'height', drawn.content #> '{images,landscape,height}',
  'alt', drawn.content -> 'alt'))
FROM marketing_parts drawn
WHERE drawn.podcast_id = podcasts.id AND drawn.part = 'image' AND drawn.state = 'current'
  AND drawn.content #> '{images,landscape}' IS NOT NULL;
