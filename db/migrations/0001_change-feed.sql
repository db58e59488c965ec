-- Row changes are told to every process: ids only, because a payload has room for 8 kB.
CREATE FUNCTION tell_row_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('hearthcast_changes', json_build_object('table', TG_TABLE_NAME, 'id', coalesce(NEW.id, OLD.id))::text);
  RETURN NULL;
END $$;--> statement-breakpoint
-- Tables filled by large imports tell once per statement, without ids.
CREATE FUNCTION tell_table_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('hearthcast_changes', json_build_object('table', TG_TABLE_NAME)::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER podcasts_changed AFTER INSERT OR UPDATE OR DELETE ON podcasts FOR EACH ROW EXECUTE FUNCTION tell_row_change();--> statement-breakpoint
CREATE TRIGGER listings_changed AFTER INSERT OR UPDATE OR DELETE ON listings FOR EACH ROW EXECUTE FUNCTION tell_row_change();--> statement-breakpoint
CREATE TRIGGER contact_deliveries_changed AFTER INSERT OR UPDATE OR DELETE ON contact_deliveries FOR EACH ROW EXECUTE FUNCTION tell_row_change();--> statement-breakpoint
CREATE TRIGGER markets_changed AFTER INSERT OR UPDATE OR DELETE ON markets FOR EACH ROW EXECUTE FUNCTION tell_row_change();--> statement-breakpoint
CREATE TRIGGER market_requests_changed AFTER INSERT OR UPDATE OR DELETE ON market_requests FOR EACH ROW EXECUTE FUNCTION tell_row_change();--> statement-breakpoint
CREATE TRIGGER user_roles_changed AFTER INSERT OR UPDATE OR DELETE ON user_roles FOR EACH STATEMENT EXECUTE FUNCTION tell_table_change();--> statement-breakpoint
CREATE TRIGGER business_categories_changed AFTER INSERT OR UPDATE OR DELETE ON business_categories FOR EACH STATEMENT EXECUTE FUNCTION tell_table_change();--> statement-breakpoint
CREATE TRIGGER businesses_changed AFTER INSERT OR UPDATE OR DELETE ON businesses FOR EACH STATEMENT EXECUTE FUNCTION tell_table_change();--> statement-breakpoint
CREATE TRIGGER business_reviews_changed AFTER INSERT OR UPDATE OR DELETE ON business_reviews FOR EACH STATEMENT EXECUTE FUNCTION tell_table_change();--> statement-breakpoint
CREATE TRIGGER featured_businesses_changed AFTER INSERT OR UPDATE OR DELETE ON featured_businesses FOR EACH STATEMENT EXECUTE FUNCTION tell_table_change();
