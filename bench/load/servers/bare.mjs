// The upper bound: the rules, JSON and `ws`, nothing else. No storage, no authentication.
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { PlainTable, loadTable } from './table.mjs';

const loaded = await loadTable();
const tables = new Map();
const http = createServer();
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });

const openAt = (id) => {
  if (!tables.has(id)) tables.set(id, { table: new PlainTable(loaded), here: new Map() });
  return tables.get(id);
};

const show = ({ table, here }) => {
  for (const [socket, seat] of here) socket.send(JSON.stringify({ t: 'shown', ...table.look(seat) }));
};

sockets.on('connection', (socket, request) => {
  const [, id, place] = request.url.split('/');
  const seat = place === 'watch' ? null : Number(place);
  const sitting = openAt(id);
  sitting.here.set(socket, seat);
  socket.send(JSON.stringify({ t: 'shown', ...sitting.table.look(seat) }));
  socket.on('close', () => sitting.here.delete(socket));
  socket.on('message', (data) => {
    const { id: asked, text } = JSON.parse(data.toString('utf8'));
    if (!sitting.table.play(seat, text)) return socket.send(JSON.stringify({ t: 'error', id: asked }));
    show(sitting);
    socket.send(JSON.stringify({ t: 'done', id: asked }));
  });
});

http.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${http.address().port}`));
