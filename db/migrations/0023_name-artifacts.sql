-- What a step leaves behind is an artifact, a recorded turn is a clip, and the finished audio is verified.
ALTER TABLE "production_products" RENAME TO "production_artifacts";--> statement-breakpoint
ALTER TABLE "production_artifacts" RENAME CONSTRAINT "production_products_podcast_id_step_pk" TO "production_artifacts_podcast_id_step_pk";--> statement-breakpoint
ALTER TABLE "production_artifacts" RENAME CONSTRAINT "production_products_podcast_id_podcasts_id_fk" TO "production_artifacts_podcast_id_podcasts_id_fk";--> statement-breakpoint
ALTER TRIGGER production_products_changed ON production_artifacts RENAME TO production_artifacts_changed;--> statement-breakpoint
UPDATE production_steps SET name = 'verify-audio' WHERE name = 'listen-back';--> statement-breakpoint
UPDATE review_items SET step = 'verify-audio' WHERE step = 'listen-back';--> statement-breakpoint
UPDATE review_items SET evidence = jsonb_set(evidence, '{gate}', '"verify-audio"') WHERE evidence->>'gate' = 'listen-back';--> statement-breakpoint
UPDATE production_artifacts
SET step = 'verify-audio',
    data = data - 'heard' - 'recogniser' || jsonb_build_object('transcript', data->'heard', 'transcriber', data->'recogniser')
WHERE step = 'listen-back';--> statement-breakpoint
UPDATE production_artifacts
SET data = data - 'takes' - 'says' || jsonb_build_object('clips', data->'takes')
  || CASE WHEN data ? 'says' THEN jsonb_build_object('spokenHashes', data->'says') ELSE '{}'::jsonb END
WHERE step = 'record-episode';
