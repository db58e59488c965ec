import { createServer } from 'node:http';
import * as app from 'virtual:react-router/server-build';
import { createRequestListener } from '@react-router/node';

/** React Router's own listener on Node's server. */
const listener = createRequestListener({ build: app, mode: 'production' });
createServer(listener).listen(Number(process.env.PORT), '127.0.0.1');
