CREATE TABLE "listing_conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"listing_id" uuid NOT NULL,
	"contact_id" uuid,
	"question_key" text NOT NULL,
	"question" text NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"answered_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_questions_channel" CHECK ("listing_questions"."answered_by" in ('mail', 'screen')),
	CONSTRAINT "listing_questions_answered" CHECK (("listing_questions"."answer" is null) = ("listing_questions"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "listing_conversations" ADD CONSTRAINT "listing_conversations_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_questions" ADD CONSTRAINT "listing_questions_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_questions" ADD CONSTRAINT "listing_questions_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_conversations_by_age" ON "listing_conversations" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_questions_once" ON "listing_questions" USING btree ("question_key");--> statement-breakpoint
CREATE INDEX "listing_questions_by_listing" ON "listing_questions" USING btree ("listing_id","created_at");