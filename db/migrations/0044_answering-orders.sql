CREATE TABLE "answering_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"form_key" text NOT NULL,
	"plan_id" text NOT NULL,
	"status" text DEFAULT 'ordered' NOT NULL,
	"user_id" uuid,
	"listing_id" uuid,
	"customer_email" text NOT NULL,
	"customer_first_name" text DEFAULT '' NOT NULL,
	"customer_last_name" text DEFAULT '' NOT NULL,
	"customer_phone" text DEFAULT '' NOT NULL,
	"transfer_number" text NOT NULL,
	"time_zone" text NOT NULL,
	"paid_days" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"number_id" text,
	"number" text,
	"line_id" uuid,
	"claimed_until" timestamp (3) with time zone,
	"trouble" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answering_orders_plan" CHECK ("answering_orders"."plan_id" in ('one-home', 'all-homes', 'busy')),
	CONSTRAINT "answering_orders_status" CHECK ("answering_orders"."status" in ('ordered', 'paid', 'assigned', 'active', 'ended', 'canceled')),
	CONSTRAINT "answering_orders_email_lower" CHECK ("answering_orders"."customer_email" = lower("answering_orders"."customer_email"))
);
--> statement-breakpoint
ALTER TABLE "checkouts" DROP CONSTRAINT "checkouts_purpose";--> statement-breakpoint
DROP INDEX "phone_lines_number";--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "answering_order_id" uuid;--> statement-breakpoint
ALTER TABLE "phone_lines" ADD COLUMN "is_paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "phone_lines" ADD COLUMN "included_minutes" integer;--> statement-breakpoint
ALTER TABLE "phone_lines" ADD COLUMN "counted_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "phone_lines" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "answering_orders" ADD CONSTRAINT "answering_orders_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answering_orders" ADD CONSTRAINT "answering_orders_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answering_orders" ADD CONSTRAINT "answering_orders_line_id_phone_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."phone_lines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "answering_orders_form" ON "answering_orders" USING btree ("form_key");--> statement-breakpoint
CREATE UNIQUE INDEX "answering_orders_number" ON "answering_orders" USING btree ("number_id") WHERE "answering_orders"."number_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "answering_orders_line" ON "answering_orders" USING btree ("line_id") WHERE "answering_orders"."line_id" is not null;--> statement-breakpoint
CREATE INDEX "answering_orders_by_user" ON "answering_orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "answering_orders_by_listing" ON "answering_orders" USING btree ("listing_id") WHERE "answering_orders"."listing_id" is not null;--> statement-breakpoint
CREATE INDEX "answering_orders_by_status" ON "answering_orders" USING btree ("status","ends_at");--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_answering_order_id_answering_orders_id_fk" FOREIGN KEY ("answering_order_id") REFERENCES "public"."answering_orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkouts_by_answering_order" ON "checkouts" USING btree ("answering_order_id") WHERE "checkouts"."answering_order_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "phone_lines_number" ON "phone_lines" USING btree ("number") WHERE "phone_lines"."closed_at" is null;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_purpose" CHECK ("checkouts"."purpose" in ('order', 'top_up', 'answering'));