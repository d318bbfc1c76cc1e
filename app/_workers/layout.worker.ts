// Inside a worker elkjs answers messages by itself.
import 'elkjs/lib/elk-worker.min.js';
