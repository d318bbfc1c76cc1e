// In a worker elkjs handles messages by itself.
import 'elkjs/lib/elk-worker.min.js';
