CREATE TABLE "invoice_lines" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"invoice_id" uuid,
	"kind" text NOT NULL,
	"line_key" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"description" text NOT NULL,
	"podcast_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_lines_kind" CHECK ("invoice_lines"."kind" in ('order', 'order_returned')),
	CONSTRAINT "invoice_lines_amount" CHECK ("invoice_lines"."amount_cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"period_from" date NOT NULL,
	"period_to" date NOT NULL,
	"total_cents" integer NOT NULL,
	"team_name" text NOT NULL,
	"billing_email" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"paid_by" uuid,
	"paid_note" text DEFAULT '' NOT NULL,
	CONSTRAINT "invoices_total" CHECK ("invoices"."total_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "team_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_invitations_role" CHECK ("team_invitations"."role" in ('owner', 'admin', 'member')),
	CONSTRAINT "team_invitations_email_lower" CHECK ("team_invitations"."email" = lower("team_invitations"."email"))
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"team_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_members_team_id_user_id_pk" PRIMARY KEY("team_id","user_id"),
	CONSTRAINT "team_members_role" CHECK ("team_members"."role" in ('owner', 'admin', 'member'))
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"billing_email" text NOT NULL,
	"billing" text DEFAULT 'prepaid' NOT NULL,
	"monthly_limit_cents" integer DEFAULT 0 NOT NULL,
	"due_days" integer DEFAULT 30 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "teams_billing" CHECK ("teams"."billing" in ('prepaid', 'invoice')),
	CONSTRAINT "teams_limit" CHECK ("teams"."monthly_limit_cents" >= 0 and "teams"."due_days" >= 0)
);
--> statement-breakpoint
ALTER TABLE "podcasts" DROP CONSTRAINT "podcasts_payment_method";--> statement-breakpoint
ALTER TABLE "api_order_requests" DROP CONSTRAINT "api_order_requests_user_id_idempotency_key_pk";--> statement-breakpoint
ALTER TABLE "api_order_requests" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "balance_entries" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "balances" DROP CONSTRAINT "balances_pkey";--> statement-breakpoint
ALTER TABLE "balances" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "api_order_requests" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "api_order_requests" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "balance_entries" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "balances" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "balances" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "podcasts" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_paid_by_auth_users_id_fk" FOREIGN KEY ("paid_by") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_invited_by_auth_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_lines_key" ON "invoice_lines" USING btree ("line_key");--> statement-breakpoint
CREATE INDEX "invoice_lines_by_team" ON "invoice_lines" USING btree ("team_id","created_at");--> statement-breakpoint
CREATE INDEX "invoice_lines_by_invoice" ON "invoice_lines" USING btree ("invoice_id") WHERE "invoice_lines"."invoice_id" is not null;--> statement-breakpoint
CREATE INDEX "invoice_lines_open" ON "invoice_lines" USING btree ("created_at") WHERE "invoice_lines"."invoice_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_a_month" ON "invoices" USING btree ("team_id","period_to");--> statement-breakpoint
CREATE INDEX "invoices_unpaid" ON "invoices" USING btree ("due_at") WHERE "invoices"."paid_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "team_invitations_one_open" ON "team_invitations" USING btree ("team_id","email") WHERE "team_invitations"."accepted_at" is null and "team_invitations"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "team_members_by_user" ON "team_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "teams_newest" ON "teams" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_order_requests" ADD CONSTRAINT "api_order_requests_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_entries" ADD CONSTRAINT "balance_entries_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balances" ADD CONSTRAINT "balances_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "podcasts" ADD CONSTRAINT "podcasts_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_by_team" ON "api_keys" USING btree ("team_id","created_at" DESC NULLS LAST) WHERE "api_keys"."team_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "api_order_requests_of_user" ON "api_order_requests" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "api_order_requests_of_team" ON "api_order_requests" USING btree ("team_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "balance_entries_by_team" ON "balance_entries" USING btree ("team_id","id" DESC NULLS LAST) WHERE "balance_entries"."team_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "balances_of_user" ON "balances" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "balances_of_team" ON "balances" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "podcasts_by_team" ON "podcasts" USING btree ("team_id","created_at" DESC NULLS LAST) WHERE "podcasts"."team_id" is not null;--> statement-breakpoint
ALTER TABLE "api_order_requests" ADD CONSTRAINT "api_order_requests_owner" CHECK (num_nonnulls("api_order_requests"."user_id", "api_order_requests"."team_id") = 1);--> statement-breakpoint
ALTER TABLE "balance_entries" ADD CONSTRAINT "balance_entries_owner" CHECK (num_nonnulls("balance_entries"."user_id", "balance_entries"."team_id") = 1);--> statement-breakpoint
ALTER TABLE "balances" ADD CONSTRAINT "balances_owner" CHECK (num_nonnulls("balances"."user_id", "balances"."team_id") = 1);--> statement-breakpoint
ALTER TABLE "podcasts" ADD CONSTRAINT "podcasts_payment_method" CHECK ("podcasts"."payment_method" in ('online', 'staff', 'balance', 'invoice'));