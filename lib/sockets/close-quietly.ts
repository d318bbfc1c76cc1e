/** Closes a socket without the browser's warning about sockets that are closed while connecting. */
export function closeQuietly(socket: WebSocket): void {
  socket.onclose = null;
  socket.onmessage = null;
  if (socket.readyState === 0) socket.onopen = () => socket.close();
  else socket.close();
}
