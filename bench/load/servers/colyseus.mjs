// Colyseus: one room per table; views are sent as messages in its own encoding. No storage.
import { Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { PlainTable, SEATS, loadTable } from './table.mjs';

const loaded = await loadTable();

class TableRoom extends Room {
  maxClients = SEATS;
  #table = new PlainTable(loaded);
  #seats = new Map();

  onCreate() {
    // The state does not use Colyseus's schema, so changes are sent by hand.
    this.setPatchRate(null);
    this.onMessage('play', (client, text) => {
      if (!this.#table.play(this.#seats.get(client.sessionId), text)) return client.send('error');
      for (const each of this.clients) this.#show(each);
      client.send('done');
    });
  }

  onJoin(client) {
    this.#seats.set(client.sessionId, this.#seats.size);
    this.#show(client);
  }

  #show(client) {
    client.send('shown', this.#table.look(this.#seats.get(client.sessionId)));
  }
}

const transport = new WebSocketTransport({ pingInterval: 0 });
const server = new Server({ transport, greet: false, gracefullyShutdown: false });
server.define('table', TableRoom);
await server.listen(0, '127.0.0.1');
console.log(`http://127.0.0.1:${transport.server.address().port}`);
