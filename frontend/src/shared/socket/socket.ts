import { SOCKET_PATH, type ClientToServerEvents, type ServerToClientEvents } from '#contracts';
import { useSyncExternalStore } from 'react';
import { io, type Socket } from 'socket.io-client';
import { onUnanswered, request } from '../api/request';
import { newListeners } from '../ui/listeners';

export type ConnectionState = 'connecting' | 'connected' | 'disconnected';

/** One connection for the tab; the cookie identifies it. */
export const socket: Socket<ServerToClientEvents, ClientToServerEvents> = io({
  path: SOCKET_PATH,
  withCredentials: true,
  autoConnect: false,
  transports: ['websocket', 'polling'],
  tryAllTransports: true,
});

const RECONNECT_MS = 2_000;
/** A network that is there answers the smallest call within this time. */
const PROBE_MS = 5_000;
let state: ConnectionState = 'connecting';
let sessionChecked = false;
let reconnectTimer: ReturnType<typeof setTimeout> | undefined;
const { tell, subscribe } = newListeners();

function setState(next: ConnectionState): void {
  state = next;
  tell();
}

socket.on('connect', () => {
  sessionChecked = false;
  setState('connected');
});
socket.on('disconnect', (reason) => {
  setState('disconnected');
  if (reason !== 'io client disconnect') reconnectIfIdle();
});
socket.on('connect_error', () => {
  setState('disconnected');
  reconnectIfIdle();
  // A refused handshake may mean that the session ended: one question per outage, whose 401 shows the gate.
  if (sessionChecked) return;
  sessionChecked = true;
  request('GET', '/api/auth/session').catch(() => undefined);
});

/** After a refusal or a disconnect by the server, socket.io does not come back by itself. */
function reconnectIfIdle(): void {
  clearTimeout(reconnectTimer);
  if (!socket.active) reconnectTimer = setTimeout(() => socket.connect(), RECONNECT_MS);
}

/** Ends a connection that leads nowhere, which it would notice by itself only after 45 s. It then tries to come back. */
function dropConnection(): void {
  setState('disconnected');
  if (socket.connected) socket.io.engine.close();
}

/** Does not wait for the next try, which may be seconds away. */
function reconnectNow(): void {
  if (!socket.connected) socket.disconnect().connect();
}

/** A call without an answer may be that call's own trouble: another one decides. */
async function probe(): Promise<void> {
  if (!socket.connected) return;
  await fetch('/health/live', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) }).catch(
    dropConnection,
  );
}
onUnanswered(() => void probe());

export function connectSocket(): void {
  setState('connecting');
  socket.connect();
  window.addEventListener('offline', dropConnection);
  window.addEventListener('online', reconnectNow);
}

export function disconnectSocket(): void {
  clearTimeout(reconnectTimer);
  window.removeEventListener('offline', dropConnection);
  window.removeEventListener('online', reconnectNow);
  socket.disconnect();
}

export const useConnection = (): ConnectionState => useSyncExternalStore(subscribe, () => state);
