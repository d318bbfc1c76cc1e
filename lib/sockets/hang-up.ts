/** Closes a socket quietly: browsers complain about one that is closed before it has opened. */
export function hangUp(socket: WebSocket): void {
  socket.onclose = null;
  socket.onmessage = null;
  if (socket.readyState === 0) socket.onopen = () => socket.close();
  else socket.close();
}
