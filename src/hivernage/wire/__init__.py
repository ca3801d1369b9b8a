"""What goes over the network, for whoever is at either end: the server, and bots that play over the network."""
