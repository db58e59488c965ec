CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role"),
	CONSTRAINT "user_roles_role" CHECK ("user_roles"."role" in ('admin'))
);
--> statement-breakpoint
CREATE TABLE "auth_challenges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"factor_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"code_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_factors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"friendly_name" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'unverified' NOT NULL,
	"secret_encrypted" text,
	"phone" text DEFAULT '' NOT NULL,
	"last_step" bigint,
	"last_challenged_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_factors_type" CHECK ("auth_factors"."type" in ('totp', 'phone')),
	CONSTRAINT "auth_factors_status" CHECK ("auth_factors"."status" in ('unverified', 'verified'))
);
--> statement-breakpoint
CREATE TABLE "auth_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"is_current" boolean DEFAULT true NOT NULL,
	"retired_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_keys_purpose" CHECK ("auth_keys"."purpose" in ('access-token', 'refresh-token', 'factor-secret'))
);
--> statement-breakpoint
CREATE TABLE "auth_one_time_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"password_hash" text,
	"data" jsonb,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_one_time_tokens_type" CHECK ("auth_one_time_tokens"."type" in ('signup', 'recovery', 'invite'))
);
--> statement-breakpoint
CREATE TABLE "auth_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"counter" integer DEFAULT 0 NOT NULL,
	"reusable_from" integer DEFAULT 0 NOT NULL,
	"aal" text DEFAULT 'aal1' NOT NULL,
	"amr" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"factor_id" uuid,
	"refreshed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"not_after" timestamp (3) with time zone,
	"ip" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_sessions_aal" CHECK ("auth_sessions"."aal" in ('aal1', 'aal2'))
);
--> statement-breakpoint
CREATE TABLE "auth_users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"email_confirmed_at" timestamp (3) with time zone,
	"invited_at" timestamp (3) with time zone,
	"confirmation_sent_at" timestamp (3) with time zone,
	"recovery_sent_at" timestamp (3) with time zone,
	"last_sign_in_at" timestamp (3) with time zone,
	"user_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"banned_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_users_email_lower" CHECK ("auth_users"."email" = lower("auth_users"."email"))
);
--> statement-breakpoint
CREATE TABLE "business_categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"external_key" text NOT NULL,
	"business_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"rating" numeric(2, 1) NOT NULL,
	"review_date" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "business_reviews_platform" CHECK ("business_reviews"."platform" in ('google', 'yelp')),
	CONSTRAINT "business_reviews_rating" CHECK ("business_reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "businesses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"external_key" text NOT NULL,
	"market_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"services" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"website_url" text,
	"google_place_id" text,
	"yelp_business_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "featured_businesses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"business_id" uuid NOT NULL,
	"market_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"position" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "featured_businesses_position" CHECK ("featured_businesses"."position" >= 1)
);
--> statement-breakpoint
CREATE TABLE "market_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"city_name" text NOT NULL,
	"state_name" text NOT NULL,
	"population" integer,
	"description" text DEFAULT '' NOT NULL,
	"requester_name" text NOT NULL,
	"requester_email" text NOT NULL,
	"requester_phone" text NOT NULL,
	"status" text DEFAULT 'received' NOT NULL,
	"status_reason" text,
	"market_id" uuid,
	"checked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "market_requests_status" CHECK ("market_requests"."status" in ('received', 'added', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "markets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"population" integer,
	"description" text DEFAULT '' NOT NULL,
	"meta_title" text,
	"meta_description" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contact_id" uuid NOT NULL,
	"destination" text NOT NULL,
	"delivery_key" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"delivered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_deliveries_destination" CHECK ("contact_deliveries"."destination" in ('crm', 'spreadsheet', 'webhook', 'staff_mail', 'agent_mail')),
	CONSTRAINT "contact_deliveries_status" CHECK ("contact_deliveries"."status" in ('pending', 'delivered', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contact_type" text NOT NULL,
	"source_key" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"listing_url" text DEFAULT '' NOT NULL,
	"amount_cents" integer,
	"status" text DEFAULT '' NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"podcast_id" uuid,
	"listing_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contacts_type" CHECK ("contacts"."contact_type" in ('order', 'sign_up', 'listing_lead', 'market_request', 'enterprise_inquiry', 'business_inquiry'))
);
--> statement-breakpoint
CREATE TABLE "enterprise_inquiries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"company_name" text,
	"number_of_listings" text NOT NULL,
	"message" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enterprise_inquiries_size" CHECK ("enterprise_inquiries"."number_of_listings" in ('10-25', '26-50', '51-100', '100+'))
);
--> statement-breakpoint
CREATE TABLE "listing_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"listing_id" uuid NOT NULL,
	"field" text NOT NULL,
	"before" text,
	"after" text,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"source_url" text,
	"address" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"price" text,
	"price_cut" text,
	"beds" integer,
	"baths" numeric(4, 1),
	"sqft" text,
	"year_built" integer,
	"property_type" text,
	"description" text,
	"ai_enhanced_description" text,
	"features" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"local_images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"page_title" text,
	"meta_description" text,
	"keywords" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"canonical_url" text,
	"neighborhood_name" text,
	"neighborhood_description" text,
	"school_district" text,
	"school_district_url" text,
	"agent_name" text,
	"agent_phone" text,
	"agent_brokerage" text,
	"agent_mls_number" text,
	"agent_originating_mls" text,
	"agent_disclaimer" text,
	"faqs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"podcast_id" uuid,
	"nearby_amenities" jsonb,
	"market_stats" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listings_status" CHECK ("listings"."status" in ('pending', 'data_populated', 'active')),
	CONSTRAINT "listings_baths_half_steps" CHECK ("listings"."baths" is null or mod("listings"."baths" * 2, 1) = 0)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"ip" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mail_key" text NOT NULL,
	"message_id" text NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mails_status" CHECK ("mails"."status" in ('pending', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"hits" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "rate_limits_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "podcasts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"listing_url" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"payment_session_id" text,
	"amount_cents" integer DEFAULT 2999 NOT NULL,
	"gcs_file_url" text,
	"podcast_file_url" text,
	"listing_page_url" text,
	"customer_email" text NOT NULL,
	"customer_first_name" text DEFAULT '' NOT NULL,
	"customer_last_name" text DEFAULT '' NOT NULL,
	"customer_phone" text DEFAULT '' NOT NULL,
	"agent_name" text DEFAULT '' NOT NULL,
	"additional_details" text DEFAULT '' NOT NULL,
	"chatgpt_data" text,
	"chatgpt_processed_at" timestamp (3) with time zone,
	"social_media_content" jsonb,
	"social_media_images" jsonb,
	"episode" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "podcasts_status" CHECK ("podcasts"."status" in ('pending', 'paid', 'processing', 'chatgpt_processed', 'completed', 'failed', 'cancelled')),
	CONSTRAINT "podcasts_customer_email_lower" CHECK ("podcasts"."customer_email" = lower("podcasts"."customer_email")),
	CONSTRAINT "podcasts_amount" CHECK ("podcasts"."amount_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_challenges" ADD CONSTRAINT "auth_challenges_factor_id_auth_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "public"."auth_factors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_challenges" ADD CONSTRAINT "auth_challenges_session_id_auth_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."auth_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_factors" ADD CONSTRAINT "auth_factors_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_one_time_tokens" ADD CONSTRAINT "auth_one_time_tokens_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_reviews" ADD CONSTRAINT "business_reviews_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_category_id_business_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."business_categories"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "featured_businesses" ADD CONSTRAINT "featured_businesses_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "featured_businesses" ADD CONSTRAINT "featured_businesses_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "featured_businesses" ADD CONSTRAINT "featured_businesses_category_id_business_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."business_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_requests" ADD CONSTRAINT "market_requests_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_deliveries" ADD CONSTRAINT "contact_deliveries_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_podcast_id_podcasts_id_fk" FOREIGN KEY ("podcast_id") REFERENCES "public"."podcasts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_changes" ADD CONSTRAINT "listing_changes_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_podcast_id_podcasts_id_fk" FOREIGN KEY ("podcast_id") REFERENCES "public"."podcasts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "podcasts" ADD CONSTRAINT "podcasts_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_user_id_index" ON "profiles" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "profiles_email_index" ON "profiles" USING btree ("email");--> statement-breakpoint
CREATE INDEX "auth_challenges_factor_id_index" ON "auth_challenges" USING btree ("factor_id");--> statement-breakpoint
CREATE INDEX "auth_challenges_session_id_index" ON "auth_challenges" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_factors_user_id_friendly_name_index" ON "auth_factors" USING btree ("user_id","friendly_name");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_keys_one_current" ON "auth_keys" USING btree ("purpose") WHERE "auth_keys"."is_current";--> statement-breakpoint
CREATE INDEX "auth_one_time_tokens_user_id_index" ON "auth_one_time_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_sessions_user_id_index" ON "auth_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_users_email_index" ON "auth_users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "business_categories_slug" ON "business_categories" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "business_categories_is_active_display_order_index" ON "business_categories" USING btree ("is_active","display_order");--> statement-breakpoint
CREATE UNIQUE INDEX "business_reviews_external_key" ON "business_reviews" USING btree ("external_key");--> statement-breakpoint
CREATE INDEX "business_reviews_business_id_platform_index" ON "business_reviews" USING btree ("business_id","platform");--> statement-breakpoint
CREATE UNIQUE INDEX "businesses_external_key" ON "businesses" USING btree ("external_key");--> statement-breakpoint
CREATE INDEX "businesses_market_id_category_id_index" ON "businesses" USING btree ("market_id","category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "featured_businesses_one_per_position" ON "featured_businesses" USING btree ("market_id","category_id","position") WHERE "featured_businesses"."is_active";--> statement-breakpoint
CREATE INDEX "featured_businesses_business_id_index" ON "featured_businesses" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "market_requests_newest" ON "market_requests" USING btree ("status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "markets_slug" ON "markets" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "markets_name_in_state" ON "markets" USING btree (lower("name"),lower("state"));--> statement-breakpoint
CREATE INDEX "markets_by_population" ON "markets" USING btree ("is_active","population" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "contact_deliveries_key" ON "contact_deliveries" USING btree ("delivery_key");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_deliveries_once" ON "contact_deliveries" USING btree ("contact_id","destination");--> statement-breakpoint
CREATE INDEX "contact_deliveries_open" ON "contact_deliveries" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_source_key" ON "contacts" USING btree ("source_key");--> statement-breakpoint
CREATE INDEX "contacts_newest" ON "contacts" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contacts_by_email" ON "contacts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "enterprise_inquiries_newest" ON "enterprise_inquiries" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listing_changes_listing_id_seen_at_index" ON "listing_changes" USING btree ("listing_id","seen_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "listings_slug" ON "listings" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "listings_one_per_podcast" ON "listings" USING btree ("podcast_id") WHERE "listings"."podcast_id" is not null;--> statement-breakpoint
CREATE INDEX "listings_by_status" ON "listings" USING btree ("status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listings_by_place" ON "listings" USING btree ("state","city") WHERE "listings"."status" = 'active';--> statement-breakpoint
CREATE INDEX "listings_search" ON "listings" USING gin (("address" || ' ' || "city" || ' ' || "state" || ' ' || "zip_code") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_by_actor" ON "audit_log" USING btree ("actor_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_by_action" ON "audit_log" USING btree ("action","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "mails_key" ON "mails" USING btree ("mail_key");--> statement-breakpoint
CREATE UNIQUE INDEX "mails_message_id" ON "mails" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mails_by_recipient" ON "mails" USING btree ("recipient","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "rate_limits_by_age" ON "rate_limits" USING btree ("window_start");--> statement-breakpoint
CREATE UNIQUE INDEX "podcasts_payment_once" ON "podcasts" USING btree ("payment_session_id","listing_url") WHERE "podcasts"."payment_session_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "podcasts_listing_page_url" ON "podcasts" USING btree ("listing_page_url") WHERE "podcasts"."listing_page_url" is not null;--> statement-breakpoint
CREATE INDEX "podcasts_newest" ON "podcasts" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "podcasts_by_status" ON "podcasts" USING btree ("status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "podcasts_by_user" ON "podcasts" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "podcasts_by_customer" ON "podcasts" USING btree ("customer_email","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "podcasts_search" ON "podcasts" USING gin (("customer_email" || ' ' || "customer_first_name" || ' ' || "customer_last_name" || ' ' || "customer_phone" || ' ' || "listing_url") gin_trgm_ops);