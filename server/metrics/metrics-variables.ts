import { z } from 'zod';

/** Who may read the metrics, and where; and where traces go. */
export const metricsVariables = {
  METRICS_PORT: {
    takes: 'a port number from 0 to 65535',
    schema: z.coerce.number().int().min(0).max(65_535).optional(),
  },
  METRICS_HOST: {
    takes: 'an address to listen on, such as 127.0.0.1 or 0.0.0.0',
    schema: z.string().min(1).default('127.0.0.1'),
  },
  METRICS_TOKEN: {
    takes: 'a secret of at least 16 characters',
    schema: z.string().min(16).optional(),
    isSecret: true,
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    takes: 'the http or https URL of an OpenTelemetry collector',
    schema: z.url({ protocol: /^https?$/ }).optional(),
  },
} as const;
